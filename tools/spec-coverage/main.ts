import { writeFileSync } from 'node:fs';
import { COVERAGE_FILE, coverageDocument, readTags } from './coverage';

writeFileSync(COVERAGE_FILE, coverageDocument(readTags()));

import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { API_TIMEOUT } from '@/config/constants';
import { checkApi } from './check-api';
import { report } from './findings';

const USAGE = `npm run check:api -- https://host/api [--token T] [--origin https://site] [--write]

Asks a real API what Snowline asks, and says what does not fit (docs/openapi.yaml).
  --token T          also checks profile, favorites and own reviews of the user the token belongs to
  --origin https://… checks that pages of that origin may call the API (CORS)
  --write            tries a wrong sign-in, makes a guest, saves a favorite, removes it and signs out; nothing is written without it
Exit code: 0 the API fits, 1 it does not, 2 it could not be checked.`;

/** The arguments, or null if they are invalid. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        token: { type: 'string' },
        origin: { type: 'string' },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const [base] = positionals;
    if (values.help || positionals.length !== 1 || !base || !/^https?:$/.test(new URL(base).protocol)) return null;
    return { ...values, base, origin: values.origin && new URL(values.origin).origin };
  } catch {
    return null;
  }
}

const given = readArguments();
if (given) {
  const findings = await checkApi({
    ...given,
    environment: loadEnv('production', process.cwd(), 'VITE_'),
    timeout: API_TIMEOUT,
  });
  console.log(report(findings));
  process.exitCode = findings.faults.length > 0 ? 1 : 0;
} else {
  console.error(USAGE);
  process.exitCode = 2;
}

import { importChunk } from '@/lib/import-chunk';

const chunk = importChunk(() => import('./posts'));

/** The articles without their bodies, newest first. Rejects with a ChunkLoadError. */
export const loadArticles = async () => (await chunk.load()).posts;

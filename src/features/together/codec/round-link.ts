import { toBase64Url } from '@/lib/random-id';
import type { Round } from '../rules/round';
import { fromWire, toWire } from './round-wire';

/** The version of links written here. Newer ones are rejected. */
const VERSION = 1;
/** Longest link read, in characters, and its maximum size when unpacked, in bytes. */
export const LINK_MAX = 8000;
const UNPACKED_MAX = 32_768;

/** What a link holds: a round, or why it cannot be read. */
export type ReadLink =
  | { kind: 'round'; round: Round }
  /** Cut or changed, for example by a chat app. */
  | { kind: 'incomplete' }
  /** Made by a newer version of the site. */
  | { kind: 'newer' };

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const streamOf = (content: string | Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Response(content).body ?? new ReadableStream();

/** Reads a whole stream; throws if it exceeds the limit. */
async function readAll(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(limit);
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (length + part.value.length > limit) {
      await reader.cancel();
      throw new RangeError('Unpacks to more than a round can hold');
    }
    bytes.set(part.value, length);
    length += part.value.length;
  }
  return bytes.slice(0, length);
}

/**
 * Packs a round as the fragment of a link, without its `#`: version, dot, base64url of the gzipped JSON. gzip's
 * checksum and length at the end reveal a link that was cut.
 */
export async function formatRoundLink(round: Round): Promise<string> {
  const zipped = streamOf(JSON.stringify(toWire(round))).pipeThrough(new CompressionStream('gzip'));
  return `${VERSION}.${toBase64Url(await readAll(zipped, UNPACKED_MAX))}`;
}

/** Reads the fragment of a link, with or without its `#`. Never throws, whatever the input. */
export async function parseRoundLink(fragment: string): Promise<ReadLink> {
  const [start = '', version = ''] = /^#?(\d{1,3})\./.exec(fragment) ?? [];
  // Whatever follows: a newer version may pack in other letters.
  if (Number(version) > VERSION) return { kind: 'newer' };
  // Ignores what a chat or a sentence has added to the link, such as a closing quotation mark, here as "%E2%80%9D".
  const [packed = ''] = /^[\w-]+/.exec(fragment.slice(start.length, LINK_MAX + 1)) ?? [];
  if (packed === '' || fragment.length > LINK_MAX || Number(version) !== VERSION) return { kind: 'incomplete' };
  try {
    const unzipped = streamOf(fromBase64Url(packed)).pipeThrough(new DecompressionStream('gzip'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readAll(unzipped, UNPACKED_MAX));
    const round = fromWire(JSON.parse(text));
    return round ? { kind: 'round', round } : { kind: 'incomplete' };
  } catch {
    return { kind: 'incomplete' };
  }
}

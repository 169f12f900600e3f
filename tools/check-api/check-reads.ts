import { resortArraySchema } from '@/api/resorts/resort-list.schema';
import { unwrapped } from '@/lib/envelope';
import { readRecord } from '@/lib/lenient';
import { type ApiClient, type ApiResponse, describeBody } from './api-client';
import { checkPrices } from './check-prices';
import type { Findings } from './findings';
import { type ReadCall, readCalls } from './read-calls';

/** Milliseconds after which a response is noted as slow. */
const SLOW = 2000;

/** Fields that only one of the two forms of a resort has. */
const NESTED = ['elevation', 'trails', 'price_range', 'season_period'];
const FLAT = ['base_elevation', 'total_trails', 'price_min', 'season_start'];

function formOf(raw: unknown): string {
  const has = (names: readonly string[]) => names.some((name) => Object.hasOwn(readRecord(raw), name));
  return [has(NESTED) && 'nested', has(FLAT) && 'flat'].filter(Boolean).join(' and ');
}

/** The shape of a body that could be read: how it is wrapped, how much is in it, and how its facts are written. */
function shapeOf(body: unknown, { name, wrappers }: ReadCall): string {
  const inside = unwrapped(body, wrappers);
  const names = Object.keys(readRecord(body)).slice(0, 3).join(', ');
  const wrapping = inside === body ? 'bare' : `{ ${names} }`;
  const list = Array.isArray(inside) ? inside : [inside];
  const forms = /^GET \/resorts(\/top-rated|\/\{id\})?$/.test(name)
    ? [...new Set(list.map(formOf).filter(Boolean))].sort()
    : [];
  return [wrapping, Array.isArray(inside) && `${list.length} items`, forms.join(', ')].filter(Boolean).join(', ');
}

/** One line about a response without the expected status; '' where it has it. */
export function refusalOf({ status, isOk, failure, body }: ApiResponse): string {
  if (status === 0) return failure;
  if (isOk) return '';
  const { message } = readRecord(body);
  return `${status}${typeof message === 'string' ? ` “${message.slice(0, 80)}”` : ''}`;
}

async function checkRead(api: ApiClient, findings: Findings, call: ReadCall, resortId: string, token?: string) {
  const response = await api.send('GET', call.path(resortId), { token });
  const { status, time, contentType, body } = response;
  const refusal = refusalOf(response);
  const reading = refusal === '' ? call.read(body, call.wrappers) : null;
  const row = {
    call: `${call.name}${token ? ' (token)' : ''}`,
    status: status === 0 ? 'none' : String(status),
    time: `${Math.round(time)} ms`,
    shape: reading ? shapeOf(body, call) : '',
    fields: reading?.fields ?? '',
    missing: reading?.missing ?? [],
  };
  findings.rows.push(row);

  if (!reading) {
    const text = `${refusal || `cannot be read: ${describeBody(response)}`} → ${call.otherwise}`;
    return call.isOptional ? findings.note(row.call, text) : findings.fault(row.call, text);
  }
  if (reading.leftOut > 0) {
    const count = `${reading.leftOut} of ${reading.leftOut + reading.items} items`;
    findings.fault(row.call, `${count} cannot be read (no id, name or figure that must be there) → they are left out`);
  }
  if (!/^application\/json\b/i.test(contentType)) {
    findings.fault(row.call, `content type is ${contentType || 'missing'} → read, but never kept for offline use`);
  }
  if (time > SLOW)
    findings.note(row.call, `takes ${(time / 1000).toFixed(1)} s; after ${api.timeout / 1000} s it fails`);
}

/**
 * Requests everything the site reads as a visitor and, if there is a token, what is personal to its user. Returns the id of
 * the first resort, of which the details were read; undefined if the list cannot be read.
 */
export async function checkReads(api: ApiClient, findings: Findings, token?: string): Promise<string | undefined> {
  const first = await api.send('GET', '/resorts?page=1');
  const [sample] = resortArraySchema.safeParse(first.body).data ?? [];
  const raws = unwrapped(first.body, ['resorts']);
  if (Array.isArray(raws)) checkPrices(findings, 'Prices of GET /resorts', raws);
  for (const call of readCalls) {
    const isAboutOne = call.name.includes('{id}');
    if (isAboutOne && !sample) findings.fault(call.name, 'not asked: the list gave no resort to ask for');
    else if (!call.needsToken) await checkRead(api, findings, call, sample?.id ?? '');
  }
  const mine = readCalls.filter(({ name, needsToken }) => needsToken || name === 'GET /auth/menu');
  if (token) for (const call of mine) await checkRead(api, findings, call, '', token);
  else findings.note('Signed in', 'profile, favorites and own reviews of a user are not checked without --token');
  return sample?.id;
}

import { type ResortPage, resortPageSchema } from '@/api/resorts/resort-list.schema';
import { unwrapped } from '@/lib/envelope';
import { readRecord } from '@/lib/lenient';
import { type ApiClient, type ApiResponse, describeBody } from './api-client';
import type { Findings } from './findings';

const CALL = 'Paging of GET /resorts';

/** A page of the list, and how many resorts the API sent with it, those that cannot be read included. */
type SentPage = ResortPage & { sent: number };

/** The page in a response, or null when it cannot be read. */
function pageIn({ status, body }: ApiResponse, page: number): SentPage | null {
  const { data } = resortPageSchema(page).safeParse(body);
  const raws = unwrapped(body, ['resorts']);
  return status === 200 && data ? { ...data, sent: Array.isArray(raws) ? raws.length : 0 } : null;
}

const idsOf = ({ resorts }: ResortPage) => resorts.map(({ id }) => id);

async function readPage(api: ApiClient, findings: Findings, page: number): Promise<SentPage | null> {
  const response = await api.send('GET', `/resorts?page=${page}`);
  const found = pageIn(response, page);
  if (found) return found;
  findings.fault(
    CALL,
    `page ${page} cannot be read: ${response.status || response.failure}, ${describeBody(response)}`,
  );
  return null;
}

function checkSecond(findings: Findings, first: ResortPage, second: ResortPage): void {
  const before = new Set(idsOf(first));
  const repeated = idsOf(second).filter((id) => before.has(id));
  const { currentPage } = second.pagination;
  if (second.resorts.length === 0) {
    findings.fault(CALL, `page 1 says that there is more, and page 2 is empty → the list ends early`);
  } else if (repeated.length === second.resorts.length) {
    findings.fault(CALL, `page 2 repeats page 1 (is \`page\` ignored?) → the same resorts again and again`);
  } else if (repeated.length > 0) {
    findings.fault(
      CALL,
      `${repeated.length} resorts of page 1 are on page 2 too (no fixed order) → others are never shown`,
    );
  }
  if (currentPage !== 2) findings.note(CALL, `page 2 calls itself page ${currentPage}`);
}

async function checkLast(api: ApiClient, findings: Findings, { pagination, sent }: SentPage): Promise<void> {
  const { totalPages, totalCount } = pagination;
  const last = await readPage(api, findings, totalPages);
  if (!last) return;
  const held = (totalPages - 1) * sent + last.sent;
  if (last.sent === 0) {
    findings.fault(CALL, `total_pages is ${totalPages}, and page ${totalPages} is empty → an end that never comes`);
  } else if (held !== totalCount) {
    findings.fault(
      CALL,
      `total_count is ${totalCount}, the pages hold ${held} → “Showing ${held} of ${totalCount} resorts”`,
    );
  }
  if (last.pagination.hasNext) {
    findings.fault(CALL, `has_next is true on page ${totalPages} of ${totalPages} → one request too many at the end`);
  }
}

/** Whether the pages are what the pagination says of them: asks for the first, the second and the last. */
export async function checkPaging(api: ApiClient, findings: Findings): Promise<void> {
  const response = await api.send('GET', '/resorts?page=1');
  const first = pageIn(response, 1);
  // Reported by the table already.
  if (!first) return;
  const { pagination, sent } = first;
  if (!('pagination' in readRecord(response.body)))
    return findings.note(CALL, `no pagination: the ${sent} resorts count as the whole list`);

  const { totalPages, totalCount, hasNext, limit } = pagination;
  if (sent > limit) findings.fault(CALL, `limit is ${limit}, and page 1 holds ${sent}`);
  if (!hasNext) {
    if (totalPages > 1) {
      findings.fault(
        CALL,
        `has_next is false on page 1 of ${totalPages} → resorts after the first page are never shown`,
      );
    } else if (totalCount !== sent) {
      findings.fault(CALL, `total_count is ${totalCount}, and the only page holds ${sent}`);
    }
    return;
  }
  const second = await readPage(api, findings, 2);
  if (second) checkSecond(findings, first, second);
  if (second && totalPages >= 2) await checkLast(api, findings, first);
  if (totalPages < 2) findings.fault(CALL, `has_next is true on page 1 of ${totalPages}`);
}

import { type ResortPage, resortPageSchema } from '@/api/resorts/resort-list.schema';
import { readRecord } from '@/lib/lenient';
import { type ApiClient, describeBody } from './api-client';
import type { Findings } from './findings';

const CALL = 'Paging of GET /resorts';

const idsOf = ({ resorts }: ResortPage) => resorts.map(({ id }) => id);

async function readPage(api: ApiClient, findings: Findings, page: number): Promise<ResortPage | null> {
  const response = await api.send('GET', `/resorts?page=${page}`);
  const { success, data } = resortPageSchema(page).safeParse(response.body);
  if (response.status === 200 && success) return data;
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

async function checkLast(api: ApiClient, findings: Findings, { pagination, resorts }: ResortPage): Promise<void> {
  const { totalPages, totalCount } = pagination;
  const last = await readPage(api, findings, totalPages);
  if (!last) return;
  const held = (totalPages - 1) * resorts.length + last.resorts.length;
  if (last.resorts.length === 0) {
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
  const { data: first } = resortPageSchema(1).safeParse(response.body);
  // Reported by the table already.
  if (!first || response.status !== 200) return;
  const { pagination, resorts } = first;
  if (!('pagination' in readRecord(response.body)))
    return findings.note(CALL, `no pagination: the ${resorts.length} resorts count as the whole list`);

  const { totalPages, totalCount, hasNext, limit } = pagination;
  if (resorts.length > limit) findings.fault(CALL, `limit is ${limit}, and page 1 holds ${resorts.length}`);
  if (!hasNext) {
    if (totalPages > 1) {
      findings.fault(
        CALL,
        `has_next is false on page 1 of ${totalPages} → resorts after the first page are never shown`,
      );
    } else if (totalCount !== resorts.length) {
      findings.fault(CALL, `total_count is ${totalCount}, and the only page holds ${resorts.length}`);
    }
    return;
  }
  const second = await readPage(api, findings, 2);
  if (second) checkSecond(findings, first, second);
  if (second && totalPages >= 2) await checkLast(api, findings, first);
  if (totalPages < 2) findings.fault(CALL, `has_next is true on page 1 of ${totalPages}`);
}

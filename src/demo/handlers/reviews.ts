import { type HttpHandler, HttpResponse } from 'msw';
import { RATING_MAX, REVIEW_COMMENT, REVIEW_TITLE } from '@/config/constants';
import { newId } from '../identity';
import { type Call, type FieldError, member, type Route, refusal, refuseFields, signedIn, text } from '../respond';
import type { DemoStore } from '../store';
import type { ReviewRow } from '../tables';
import { findResort } from './resorts';

/** The resort whose reviews never load, so that the failure can be seen. */
const REVIEWLESS_RESORT = 'ordino-arcalis';
/** Every third review names its day only, in `date`, which the API may do. */
const DATE_ONLY_EVERY = 3;

/** The reviews of a resort and of a member; write, change and delete one's own. */
export function reviewHandlers(route: Route): HttpHandler[] {
  return [
    route('get', '/reviews/resort/:id', ({ store, params }) => {
      const resort = findResort(store, params.id);
      if (resort.id === REVIEWLESS_RESORT) throw refusal(500, 'The reviews are not available');
      const rows = store.reviews().filter((row) => row.resort_id === resort.id);
      return { reviews: rows.map((row, position) => wireReview(store, row, position)) };
    }),
    route('get', '/reviews/user/my-reviews', (call) => {
      const account = signedIn(call);
      const rows = call.store.reviews().filter((row) => row.author === account.id);
      return rows.map((row) => ({ ...wireReview(call.store, row), resort: resortName(call.store, row) }));
    }),
    route('post', '/reviews', addReview),
    route('put', '/reviews/:id', updateReview),
    route('delete', '/reviews/:id', (call) => {
      call.store.deleteReview(ownReview(call).id);
      return { success: true };
    }),
  ];
}

function addReview(call: Call) {
  const { store, now } = call;
  const account = member(call, 'Sign up to write reviews');
  const resort = findResort(store, text(call, 'resort_id') || text(call, 'resortId'));
  const { title, comment, rating } = words(call);
  refuseFields({
    title: lengthError('Title', title, REVIEW_TITLE),
    comment: lengthError('Review', comment, REVIEW_COMMENT),
    rating: ratingError(rating),
  });
  if (store.reviews().some((row) => row.author === account.id && row.resort_id === resort.id)) {
    throw refusal(400, 'You have already reviewed this resort');
  }
  const created_at = now.toISOString();
  const id = newId('review');
  const row = { id, resort_id: resort.id, author: account.id, rating, title, comment, created_at, updated_at: null };
  store.saveReview(row);
  return HttpResponse.json({ review: wireReview(store, row) }, { status: 201 });
}

/** A change has no length limits, but must not leave anything blank. */
function updateReview(call: Call) {
  const old = ownReview(call);
  const { title, comment, rating } = words(call);
  refuseFields({
    title: title === '' && 'Title is required',
    comment: comment === '' && 'Review is required',
    rating: ratingError(rating),
  });
  const row = { ...old, title, comment, rating, updated_at: call.now.toISOString() };
  call.store.saveReview(row);
  return { review: wireReview(call.store, row) };
}

function ownReview(call: Call): ReviewRow {
  const account = member(call, 'Guests have no reviews');
  const row = call.store.reviews().find(({ id }) => id === call.params.id);
  if (!row) throw refusal(404, 'Review not found');
  if (row.author !== account.id) throw refusal(403, 'Only the author can change a review');
  return row;
}

function words(call: Call) {
  return { title: text(call, 'title'), comment: text(call, 'comment'), rating: Number(call.body.rating) };
}

function lengthError(label: string, value: string, { min, max }: { min: number; max: number }): FieldError {
  if (value.length < min) return `${label} must be at least ${min} characters`;
  return value.length > max && `${label} cannot exceed ${max} characters`;
}

function ratingError(rating: number): FieldError {
  const isFit = Number.isInteger(rating) && rating >= 1 && rating <= RATING_MAX;
  return !isFit && 'Please select a rating';
}

function wireReview(store: DemoStore, row: ReviewRow, position = 0) {
  const author = store.account(row.author) ?? store.seed.authors.find(({ id }) => id === row.author);
  const dateOnly = row.updated_at === null && position % DATE_ONLY_EVERY === DATE_ONLY_EVERY - 1;
  return {
    id: row.id,
    userId: row.author,
    userName: author?.full_name ?? 'Former member',
    userAvatar: author?.avatar_url || null,
    resortId: row.resort_id,
    rating: row.rating,
    title: row.title,
    comment: row.comment,
    ...(dateOnly ? { date: row.created_at.slice(0, 10) } : { created_at: row.created_at, updated_at: row.updated_at }),
  };
}

function resortName(store: DemoStore, row: ReviewRow) {
  const resort = store.seed.resorts.find(({ id }) => id === row.resort_id);
  return resort ? { id: resort.id, name: resort.name } : { id: row.resort_id, name: row.resort_id };
}

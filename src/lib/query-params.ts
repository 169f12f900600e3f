type ParamValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** Query parameters by name; empty strings, nulls and empty arrays are left out, arrays become repeated keys. */
export type QueryParams = Readonly<Record<string, ParamValue>>;

/** Writes parameters as a query string without the question mark. */
export function toQueryString(params: QueryParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== null && item !== undefined && item !== '') search.append(name, String(item));
    }
  }
  return search.toString();
}

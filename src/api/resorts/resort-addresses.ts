/** Paths of resorts, below the API's base address. */
export const resortAddresses = {
  list: '/resorts',
  topRated: '/resorts/top-rated',
  filterOptions: '/resorts/filters',
  one: (id: string) => `/resorts/${encodeURIComponent(id)}`,
} as const;

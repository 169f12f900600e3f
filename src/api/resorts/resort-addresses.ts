/** Where the API keeps resorts, below its base address. */
export const resortAddresses = {
  list: '/resorts',
  topRated: '/resorts/top-rated',
  filterOptions: '/resorts/filters',
  one: (id: string) => `/resorts/${encodeURIComponent(id)}`,
} as const;

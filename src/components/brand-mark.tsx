/** The logo, a summit over two contour lines, in the colour of the text. Decorative: the name is beside it. */
export function BrandMark() {
  return (
    <svg
      viewBox="0 0 60 46"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinejoin="miter"
      aria-hidden="true"
      className="h-[31px] w-10"
    >
      <path d="M31 3 44 22l-6-2-6 5-7-5-8 4z" fill="currentColor" stroke="none" />
      <path d="m10 34 11-6 5-1 6 5 6-4 5 1 7 5" />
      <path d="m2 44 15-7 9-2 7 5 7-4 6 2 12 6" />
    </svg>
  );
}

/** Marks something as an example without a word: the page that holds it says so once, above everything (page-frame.tsx). */
export function ExampleMark({ of: isExample }: { of: boolean | undefined }) {
  return isExample ? <span hidden data-example /> : null
}

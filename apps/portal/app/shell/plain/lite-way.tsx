/** The way to the same form without scripts, beside a button that needs them: for a weak line, or before they have come. */
export function LiteWay({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <a href={href} className="inline-flex min-h-8 items-center text-note max-sm:min-h-11">
      {label}
    </a>
  )
}

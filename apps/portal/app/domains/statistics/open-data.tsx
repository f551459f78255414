import { copy } from './copy.ts'

const { openData: texts } = copy

interface Props {
  licence: string
  files: readonly { readonly name: string; readonly href: string }[]
}

/** The published figures as files for everybody, and under which terms. */
export function OpenData({ licence, files }: Props) {
  return (
    <section
      aria-labelledby="open-data"
      className="rounded-card border border-line bg-surface p-6 max-sm:p-4"
    >
      <h2 id="open-data" className="mb-2 text-body font-semibold">
        {texts.title}
      </h2>
      <p className="text-note text-muted">
        {texts.lead}
        {licence}
      </p>
      <ul className="m-0 mt-2 flex list-none flex-wrap gap-x-6 p-0">
        {files.map(({ name, href }) => (
          <li key={href}>
            <a href={href} download className="inline-flex min-h-8 items-center max-sm:min-h-11">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { lateFormCopy as copy } from './late-form-copy.ts'

/** Where a form comes only with scripts: the way to the same one without them. */
export function LateForm({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <p className="mt-3 text-note">
      {copy.late}{' '}
      <a href={href} className="underline">
        {label}
      </a>
    </p>
  )
}

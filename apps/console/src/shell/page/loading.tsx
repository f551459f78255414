import { copy } from '../copy.ts'

/** The outline of what is on its way; the words are for who does not see it. */
export function Loading() {
  return (
    <div className="outline" role="status">
      <i />
      <i />
      <i />
      <i />
      <span className="sr-only">{copy.loading}</span>
    </div>
  )
}

/** The same before anything is known of the page; index.html shows it from the first bytes on. */
export function LoadingPage() {
  return (
    <div className="boot">
      <div className="boot-head" />
      <main>
        <Loading />
      </main>
    </div>
  )
}

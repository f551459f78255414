import { liteCopy } from './copy.ts'
import { LiteLetter } from './lite-parts.tsx'

/** Above the button of an application: to whom the letter gives what, and the letter itself. */
export function LiteAuthorisation({
  consent,
  letter,
}: {
  readonly consent: string
  readonly letter: string
}) {
  return (
    <>
      <p className="text-note">{consent}</p>
      <LiteLetter title={liteCopy.authorisation.read} text={letter} />
    </>
  )
}

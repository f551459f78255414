import { buttonStyle } from '@lqr/ui/button.tsx'
import { plainCopy as copy } from './copy.ts'

interface Props {
  readonly msg: string | undefined
  readonly action: string
  readonly texts: readonly (readonly [name: string, value: string])[]
}

/** A form whose session has ended, or whose browser has signed in as another: what was typed waits here while one signs in beside it. */
export function EndedPage({ msg, action, texts }: Props) {
  return (
    <>
      <h1 className="text-head">{copy.sessionTitle}</h1>
      <p role="alert">{msg}</p>
      <form method="post" action={action} className="flex flex-wrap gap-3">
        {texts.map(([name, value], at) => (
          <input key={`${at}-${name}`} type="hidden" name={name} value={value} />
        ))}
        <a href="/lite/login" target="_blank" rel="opener" className={buttonStyle('secondary')}>
          {copy.signIn}
        </a>
        <button type="submit" className={buttonStyle('primary')}>
          {copy.goOn}
        </button>
      </form>
    </>
  )
}

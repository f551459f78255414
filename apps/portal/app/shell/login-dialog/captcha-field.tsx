import { captchaText } from '@lqr/contract/identity/fields.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { maxLengthOf } from '@lqr/contract/kernel/field-limits.ts'
import { Field } from '@lqr/ui/field.tsx'
import type { Captcha } from '@lqr/web-client/captcha/use-captcha.ts'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Volume2 from 'lucide-react/icons/volume-2'
import { type ComponentPropsWithRef, useState } from 'react'
import { showToast } from '../toast/toast-store.ts'
import { copy } from './copy.ts'

interface Props extends ComponentPropsWithRef<'input'> {
  captcha: Captcha
  error: string | undefined
  /** Another captcha is on its way: empties the field. */
  onAnother: () => void
}

const tool = 'flex min-h-8 cursor-pointer items-center gap-1 text-note text-primary max-sm:min-h-11'

/** The captcha with its picture (press to enlarge), another one, and the same as speech. */
export function CaptchaField({ captcha, error, onAnother, ...input }: Props) {
  const [large, setLarge] = useState(false)
  const another = () => {
    onAnother()
    captcha.refresh()
  }
  const play = () => {
    // One that has no voice gives way to one that has.
    if (!captcha.audio) onAnother()
    captcha.listen().catch(() => showToast({ tone: 'error', text: copy.noSound }))
  }
  const size = large ? 'mt-2 h-24 w-72' : `h-11 w-32 ${error ? 'mb-7' : ''}`
  const frame = `block shrink-0 overflow-hidden rounded-control border border-line-strong bg-surface ${size}`
  return (
    <div>
      <div className={large ? '' : 'flex items-end gap-2'}>
        <Field label={labelOf(captchaText)} error={error} required className="flex-1">
          {(control) => (
            <input
              {...input}
              {...control}
              autoComplete="off"
              inputMode="text"
              maxLength={maxLengthOf(captchaText)}
            />
          )}
        </Field>
        {captcha.image ? (
          <button
            type="button"
            aria-label={large ? copy.shrinkCaptcha : copy.enlargeCaptcha}
            aria-pressed={large}
            onClick={() => setLarge(!large)}
            className={`${frame} cursor-pointer`}
          >
            <img src={captcha.image} alt={copy.captchaImage} className="size-full object-contain" />
          </button>
        ) : (
          <span role="status" className={`${frame} content-center text-center text-note text-muted`}>
            {captcha.isLoading ? copy.captchaLoading : copy.captchaFailed}
          </span>
        )}
      </div>
      <p role="status" className="text-note text-muted">
        {captcha.isProving && copy.captchaProving}
      </p>
      <div className="mt-1 flex gap-4">
        <button type="button" onClick={another} className={tool}>
          <RefreshCw size={14} />
          {copy.anotherCaptcha}
        </button>
        <button type="button" onClick={play} className={tool}>
          <Volume2 size={14} />
          {copy.hearCaptcha}
        </button>
      </div>
    </div>
  )
}

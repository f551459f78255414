import { Button, Input, Modal } from 'antd'
import { captchaText } from '@lqr/contract/identity/fields.ts'
import { maxLengthOf } from '@lqr/contract/kernel/field-limits.ts'
import { RefreshCw, Volume2, ZoomIn } from 'lucide-react'
import { useState } from 'react'
import type { Captcha } from '@lqr/web-client/captcha/use-captcha.ts'
import { toastError } from '../../../shell/toast.ts'
import { copy } from '../copy.ts'
import '../identity.css'

interface CaptchaFieldProps {
  /** Set by the form. */
  id?: string
  value?: string
  onChange?: (value: string) => void
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  captcha: Captcha
}

const texts = copy.captcha

/** A picture to type, which can be enlarged, listened to or exchanged for another. */
export function CaptchaField({ captcha, value = '', onChange, ...rest }: CaptchaFieldProps) {
  const [isLarge, setLarge] = useState(false)
  const { image, audio, isLoading, refresh } = captcha
  const listen = () => {
    // One that has no voice gives way to one that has.
    if (!audio) onChange?.('')
    captcha.listen().catch(() => toastError(texts.noSound))
  }
  const another = () => {
    onChange?.('')
    refresh()
  }
  return (
    <div className="captcha">
      <Input
        {...rest}
        value={value}
        maxLength={maxLengthOf(captchaText)}
        autoComplete="off"
        onChange={(event) => onChange?.(event.target.value.trim())}
      />
      <div className="captcha-tools">
        {image ? (
          <img src={image} alt={texts.image} />
        ) : (
          <span className="captcha-empty" role="status">
            {isLoading ? texts.loading : texts.failed}
          </span>
        )}
        <Button
          aria-label={texts.enlarge}
          title={texts.enlarge}
          disabled={!image}
          icon={<ZoomIn aria-hidden size={18} strokeWidth={1.5} />}
          onClick={() => setLarge(true)}
        />
        <Button
          aria-label={texts.listen}
          title={texts.listen}
          disabled={!image}
          icon={<Volume2 aria-hidden size={18} strokeWidth={1.5} />}
          onClick={listen}
        />
        <Button
          aria-label={texts.refresh}
          title={texts.refresh}
          icon={<RefreshCw aria-hidden size={18} strokeWidth={1.5} />}
          onClick={another}
        />
      </div>
      <p role="status" className="muted">
        {captcha.isProving && texts.proving}
      </p>
      <Modal
        open={isLarge}
        title={texts.enlarged}
        footer={null}
        onCancel={() => setLarge(false)}
        destroyOnHidden
      >
        <img className="captcha-large" src={image} alt={texts.image} />
      </Modal>
    </div>
  )
}

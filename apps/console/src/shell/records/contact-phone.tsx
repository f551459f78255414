import { Button } from 'antd'
import { useState } from 'react'
import type { AnyCall, CallInput } from '@lqr/contract/kernel/define-call.ts'
import type { openedPhone } from '@lqr/contract/kernel/opened-phone.ts'
import { busy } from '../forms/busy.tsx'
import { useAction } from '../use-action.ts'
import { phoneCopy as copy } from './copy.ts'

interface OpenPhoneCall extends AnyCall {
  readonly output: typeof openedPhone
}

interface ContactPhoneProps<C extends OpenPhoneCall> {
  /** Masked, unless it is the viewer's own. */
  phone: string | null
  /** Whether the viewer may open it, as the server says. */
  opens: boolean
  def: C
  input: CallInput<C>
}

/** A phone number that stays masked until it is asked for: each opening is one call, and gone when the page is left. */
export function ContactPhone<C extends OpenPhoneCall>({ phone, opens, def, input }: ContactPhoneProps<C>) {
  const [whole, setWhole] = useState<string>()
  const { run, isBusy } = useAction(def, { onDone: (opened) => setWhole(opened.phone) })
  if (whole !== undefined) return <a href={`tel:${whole}`}>{whole}</a>
  return (
    <>
      <span className="tabular">{phone}</span>
      {opens && (
        <Button type="link" size="small" title={copy.kept} {...busy(isBusy)} onClick={() => run(input)}>
          {copy.open}
        </Button>
      )}
    </>
  )
}

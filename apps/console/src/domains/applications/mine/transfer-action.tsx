import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  AUTHORISATION_LETTER_TITLE,
  AUTHORISATION_LETTER_VERSION,
} from '@lqr/contract/credit/authorisation-letter.ts'
import { transferApplication } from '@lqr/contract/applications/calls.ts'
import type { ProductCard } from '@lqr/contract/products/entities.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { ConsentBox } from '../apply/consent-box.tsx'
import { copy as applyCopy } from '../apply/copy.ts'
import type { ActionProps } from '../application/use-application.ts'
import { copy } from './copy.ts'
import { myCaseFacts } from './my-facts.ts'
import { ProductChooser } from './product-chooser.tsx'
import { Dialog } from '../../../shell/forms/dialog.tsx'

const texts = copy.transfer

/** Another institution instead: choose the product, consent for that institution alone, confirm. */
export function TransferAction({ shown: application, onScreen, onClose }: ActionProps) {
  const [product, setProduct] = useState<ProductCard>()
  const [hasConsented, setConsented] = useState(false)
  const [problem, setProblem] = useState<string>()
  const navigate = useNavigate()
  const { run, isBusy, failure, reset } = useAction(transferApplication, {
    onDone: ({ id }) => {
      toastSuccess(texts.done)
      void onScreen.answer.refetch()
      onClose()
      void navigate(`/personal/applications/${id}`)
    },
    onFailure: (error) => {
      void onScreen.conflicted(error).then((wasConflict) => wasConflict && onClose())
    },
  })
  const confirm = () => {
    if (!product) return
    if (!hasConsented) setProblem(applyCopy.consent.needed(AUTHORISATION_LETTER_TITLE))
    else
      run({
        params: { id: application.id },
        body: {
          version: application.version,
          proId: product.id,
          consent: true,
          letterVersion: AUTHORISATION_LETTER_VERSION,
        },
      })
  }
  const back = () => {
    reset()
    setProduct(undefined)
  }
  const footer = product && (
    <>
      <Button onClick={back}>{texts.back}</Button>
      <Button type="primary" {...busy(isBusy)} onClick={confirm}>
        {texts.ok}
      </Button>
    </>
  )
  return (
    <Dialog title={texts.title} footer={footer ?? null} width={720} onCancel={onClose}>
      {product ? (
        <div className="stack">
          <Facts
            items={[
              ...myCaseFacts(application),
              { label: texts.to, value: product.orgName },
              { label: texts.product, value: product.name },
              { label: texts.cost, value: texts.costFrom(formatPercent(product.annualCostMin)) },
            ]}
          />
          <ConsentBox
            orgName={product.orgName}
            productName={product.name}
            isChecked={hasConsented}
            problem={problem}
            onChange={(checked) => {
              setConsented(checked)
              setProblem(undefined)
            }}
          />
          <Alert type="warning" showIcon title={texts.warning} />
          {failure && <Alert type="error" showIcon role="alert" title={failure.msg} />}
        </div>
      ) : (
        <ProductChooser application={application} onChoose={setProduct} />
      )}
    </Dialog>
  )
}

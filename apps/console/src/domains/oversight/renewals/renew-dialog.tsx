import { useQueryClient } from '@tanstack/react-query'
import { Form, Select } from 'antd'
import { type ComponentType, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  AUTHORISATION_LETTER_TITLE,
  AUTHORISATION_LETTER_VERSION,
} from '@lqr/contract/credit/authorisation-letter.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { tenThousandsToYuan, yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { listLoansDue, type LoanDue, renewLoan } from '@lqr/contract/oversight/renewal-calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { AmountInput } from '../../../shell/forms/amount-input.tsx'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import { renewalCopy } from './copy.ts'
import { useRenewalProducts } from './use-renewal-products.ts'

const { dialog: copy } = renewalCopy
const { shape } = renewLoan.body
/** What most renewals ask for. */
const USUAL_MONTHS = '12'

interface Values {
  proId?: string
  amount?: string
  termMonths?: string
}

/** The consent for one institution, as applications ask for it. */
export type ConsentPart = ComponentType<{
  orgName: string
  productName: string
  isChecked: boolean
  problem?: string | undefined
  onChange: (checked: boolean) => void
}>

interface RenewDialogProps {
  loan: LoanDue
  Consent: ConsentPart
  onClose: () => void
}

/** One step: amount and term, the consent, and the rest goes with it. */
export function RenewDialog({ loan, Consent, onClose }: RenewDialogProps) {
  const [form] = Form.useForm<Values>()
  const [hasConsented, setConsented] = useState(false)
  const [consentProblem, setConsentProblem] = useState<string>()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { submit, isBusy, problem } = useFormAction(renewLoan, form, {
    // A product that does not take the guarantee of the loan is the wrong product.
    names: { amountYuan: 'amount', guaranteeMode: 'proId' },
    onDone: ({ id, files }) => {
      toastSuccess(copy.done(files))
      void queries.invalidateQueries({ queryKey: callKey(listLoansDue) })
      void navigate(`/personal/applications/${id}`)
    },
  })
  const { products, isKnown } = useRenewalProducts(loan)
  const chosen = Form.useWatch('proId', form)
  const send = ({ proId, amount = '', termMonths = '' }: Values) => {
    if (!hasConsented) {
      setConsentProblem(copy.consentNeeded(AUTHORISATION_LETTER_TITLE))
      return
    }
    const amountYuan = Number(tenThousandsToYuan(amount))
    submit(
      {
        params: { id: loan.id },
        body: {
          ...(proId ? { proId } : {}),
          amountYuan,
          termMonths: Number(termMonths),
          consent: true,
          letterVersion: AUTHORISATION_LETTER_VERSION,
        },
      },
      proId ? {} : { proId: copy.chooseProduct },
    )
  }
  return (
    <FormDialog<Values>
      title={copy.title}
      form={form}
      submitText={copy.ok}
      isBusy={isBusy}
      problem={problem}
      notice={
        !loan.isOffered && isKnown && <p>{(products.length > 0 ? copy.gone : copy.none)(loan.orgName)}</p>
      }
      initialValues={{
        ...(loan.isOffered && loan.productId ? { proId: loan.productId } : {}),
        amount: yuanToTenThousands(loan.openYuan),
        termMonths: USUAL_MONTHS,
      }}
      onFinish={send}
      onClose={onClose}
    >
      <p>{copy.hint}</p>
      <Facts
        items={[
          { label: copy.original, value: loan.number },
          { label: copy.org, value: loan.orgName },
          { label: copy.product, value: loan.productName },
          { label: copy.open, value: formatAmount(loan.openYuan) },
          { label: copy.due, value: formatDate(loan.dueOn) },
        ]}
      />
      <Form.Item name="proId" label={labelOf(shape.proId)} extra={copy.keepsGuarantee}>
        <Select
          options={products}
          loading={!isKnown}
          showSearch={{ optionFilterProp: 'label' }}
          // The letter that was agreed to names the product.
          onChange={() => setConsented(false)}
        />
      </Form.Item>
      <Form.Item name="amount" label={labelOf(shape.amountYuan)}>
        <AmountInput />
      </Form.Item>
      <TextItem name="termMonths" of={shape.termMonths} inputMode="numeric" />
      <Consent
        orgName={loan.orgFullName}
        productName={products.find(({ value }) => value === chosen)?.label ?? ''}
        isChecked={hasConsented}
        problem={consentProblem}
        onChange={(checked) => {
          setConsented(checked)
          setConsentProblem(undefined)
        }}
      />
    </FormDialog>
  )
}

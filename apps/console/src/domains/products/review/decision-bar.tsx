import { Button, Form, Input } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { maxLengthOf } from '@lqr/contract/kernel/field-limits.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  listMaintainedProducts,
  relistProduct,
  reviewProduct,
} from '@lqr/contract/products/maintenance-calls.ts'
import type { MaintainedProduct } from '@lqr/contract/products/maintenance-entities.ts'
import { call } from '../../../shell/client.ts'
import { sayFailure, toastSuccess } from '../../../shell/toast.ts'
import { MoveDialog } from '../../../shell/cases/move-dialog.tsx'
import { LOOKED_THROUGH, nextWaiting } from '../../../shell/records/next-waiting.ts'
import { copy as shared } from '../maintenance/copy.ts'
import {
  PlainMoveDialog,
  type ProductActionProps,
  productFacts,
  UnlistDialog,
} from '../maintenance/product-actions.tsx'
import { copy } from './copy.ts'

type Asked = 'approve' | 'return' | 'unlist' | 'relist'

interface DecisionProps extends ProductActionProps {
  onClose: () => void
  onDecided: (next: MaintainedProduct, said: string) => void
}

const texts = copy.review

function ApproveDialog({ product, onScreen, onClose, onDecided }: DecisionProps) {
  const [form] = Form.useForm<object>()
  const { id, version, live } = product
  return (
    <MoveDialog
      def={reviewProduct}
      form={form}
      isOneStep
      title={texts.approveTitle}
      okText={texts.approveOk}
      warning={live ? texts.approveChange : texts.approveWarning}
      fields={null}
      toInput={() => ({ params: { id }, body: { version, decision: 'approve' as const } })}
      summary={() => productFacts(product)}
      onClose={onClose}
      onConflict={onScreen.conflicted}
      onDone={(next) => onDecided(next, texts.approved)}
    />
  )
}

function ReturnDialog({ product, onScreen, onClose, onDecided }: DecisionProps) {
  const [form] = Form.useForm<{ reason?: string }>()
  const { id, version } = product
  return (
    <MoveDialog
      def={reviewProduct}
      form={form}
      isOneStep
      isDanger
      title={texts.returnTitle}
      okText={texts.returnOk}
      warning={texts.returnWarning}
      fields={
        <Form.Item
          name="reason"
          label={labelOf(reviewProduct.body.shape.reason)}
          extra={texts.returnHelp}
          rules={[{ required: true, whitespace: true, message: texts.returnNeeded }]}
        >
          <Input.TextArea
            autoSize={{ minRows: 3, maxRows: 10 }}
            maxLength={maxLengthOf(reviewProduct.body.shape.reason)}
            showCount
          />
        </Form.Item>
      }
      toInput={({ reason }) => ({
        params: { id },
        body: { version, decision: 'return' as const, ...(reason ? { reason } : {}) },
      })}
      summary={() => productFacts(product)}
      onClose={onClose}
      onConflict={onScreen.conflicted}
      onDone={(next) => onDecided(next, texts.returned)}
    />
  )
}

/** What an operator may do with the product; it stays in sight while one reads. */
export function DecisionBar({ product, onScreen }: ProductActionProps) {
  const [asked, setAsked] = useState<Asked>()
  const navigate = useNavigate()
  const { can, id } = product
  // Where it stood in the queue: once it is decided it has no place there.
  const [{ submittedAt }] = useState(product)
  const toNext = async () => {
    const body = { status: 'SUBMITTED', sort: 'waiting', pageSize: LOOKED_THROUGH } as const
    const { list } = await call(listMaintainedProducts, { body })
    const next = nextWaiting(list, { id, submittedAt })
    if (!next) toastSuccess(texts.queueEmpty)
    await navigate(next ? `/products/review/${next.id}` : '/products/review')
  }
  const goOn = () =>
    void toNext().catch((error: unknown) => {
      sayFailure(error)
      return navigate('/products/review')
    })
  const close = () => setAsked(undefined)
  const dialog = { product, onScreen, onClose: close }
  const decided = (next: MaintainedProduct, said: string) => {
    onScreen.moved(next, said)
    close()
  }
  return (
    <section className="action-bar" aria-label={texts.actions}>
      {can.review && (
        <>
          <Button type="primary" onClick={() => setAsked('approve')}>
            {texts.approve}
          </Button>
          <Button danger onClick={() => setAsked('return')}>
            {texts.return}
          </Button>
        </>
      )}
      {!can.review && <p className="muted">{texts.nothing}</p>}
      {can.unlist && (
        <Button danger onClick={() => setAsked('unlist')}>
          {texts.unlist}
        </Button>
      )}
      {can.relist && <Button onClick={() => setAsked('relist')}>{texts.relist}</Button>}
      <Button onClick={goOn}>{texts.next}</Button>
      {asked === 'approve' && <ApproveDialog {...dialog} onDecided={decided} />}
      {asked === 'return' && <ReturnDialog {...dialog} onDecided={decided} />}
      {asked === 'unlist' && <UnlistDialog {...dialog} />}
      {asked === 'relist' && <PlainMoveDialog {...dialog} def={relistProduct} texts={shared.moves.relist} />}
    </section>
  )
}

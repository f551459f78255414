import { Button, Form } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  copyProduct,
  deleteProductDraft,
  relistProduct,
  unlistProduct,
  withdrawProductSubmission,
} from '@lqr/contract/products/maintenance-calls.ts'
import type { MaintainedProduct } from '@lqr/contract/products/maintenance-entities.ts'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import type { Fact } from '../../../shell/records/facts.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { MoveDialog } from '../../../shell/cases/move-dialog.tsx'
import { copy } from './copy.ts'
import { type ProductOnScreen, useProductCache } from './use-maintained-product.ts'

export interface ProductActionProps {
  product: MaintainedProduct
  onScreen: ProductOnScreen
}

interface DialogProps extends ProductActionProps {
  onClose: () => void
}

const { moves } = copy

/** What is repeated before every move: which product this is. */
export function productFacts({ name, orgName }: MaintainedProduct): Fact[] {
  return [
    { label: copy.list.name, value: name, isWide: true },
    { label: copy.list.org, value: orgName, isWide: true },
  ]
}

/** Takes the product off the list, with the reason. */
export function UnlistDialog({ product, onScreen, onClose }: DialogProps) {
  const [form] = Form.useForm<{ reason?: string }>()
  const { id, version } = product
  const texts = moves.unlist
  return (
    <MoveDialog
      def={unlistProduct}
      form={form}
      isOneStep
      isDanger
      title={texts.title}
      okText={texts.ok}
      warning={texts.warning}
      fields={<LongTextItem name="reason" of={unlistProduct.body.shape.reason} extra={texts.reasonHelp} />}
      toInput={({ reason }) => ({ params: { id }, body: { version, reason: reason ?? '' } })}
      summary={() => productFacts(product)}
      onClose={onClose}
      onConflict={onScreen.conflicted}
      onDone={(next) => {
        onScreen.moved(next, texts.done)
        onClose()
      }}
    />
  )
}

interface PlainMoveProps extends DialogProps {
  def: typeof relistProduct | typeof withdrawProductSubmission
  texts: typeof moves.relist | typeof moves.withdraw
}

/** A move that asks for nothing but a confirmation: relist, take the submission back. */
export function PlainMoveDialog({ product, onScreen, onClose, def, texts }: PlainMoveProps) {
  const [form] = Form.useForm<object>()
  const { id, version } = product
  return (
    <MoveDialog
      def={def}
      form={form}
      isOneStep
      title={texts.title}
      okText={texts.ok}
      warning={texts.warning}
      fields={null}
      toInput={() => ({ params: { id }, body: { version } })}
      summary={() => productFacts(product)}
      onClose={onClose}
      onConflict={onScreen.conflicted}
      onDone={(next) => {
        onScreen.moved(next, texts.done)
        onClose()
      }}
    />
  )
}

/** Deletes a draft with its product, or drops the change of a listed one. */
function DeleteDialog({ product, onScreen, onClose }: DialogProps) {
  const [form] = Form.useForm<object>()
  const navigate = useNavigate()
  const { forgetLists } = useProductCache()
  const { id, version } = product
  const texts = moves.delete
  const isChange = product.live !== null
  return (
    <MoveDialog
      def={deleteProductDraft}
      form={form}
      isOneStep
      isDanger
      title={isChange ? texts.discardTitle : texts.title}
      okText={isChange ? texts.discardOk : texts.ok}
      warning={isChange ? texts.discardWarning : texts.warning}
      fields={null}
      toInput={() => ({ params: { id }, query: { version: String(version) } })}
      summary={() => productFacts(product)}
      onClose={onClose}
      onConflict={onScreen.conflicted}
      onDone={({ isProductGone }) => {
        forgetLists()
        onClose()
        toastSuccess(isProductGone ? texts.done : texts.discardDone)
        if (isProductGone) void navigate('/workbench/products', { replace: true })
        else void onScreen.answer.refetch()
      }}
    />
  )
}

type Asked = 'withdraw' | 'unlist' | 'relist' | 'delete'

function AskedDialog({ asked, ...props }: DialogProps & { asked: Asked }) {
  switch (asked) {
    case 'unlist':
      return <UnlistDialog {...props} />
    case 'relist':
      return <PlainMoveDialog {...props} def={relistProduct} texts={moves.relist} />
    case 'withdraw':
      return <PlainMoveDialog {...props} def={withdrawProductSubmission} texts={moves.withdraw} />
    case 'delete':
      return <DeleteDialog {...props} />
  }
}

/** What the institution's people may do now, as the server says. */
export function ProductActions({ product, onScreen }: ProductActionProps) {
  const [asked, setAsked] = useState<Asked>()
  const navigate = useNavigate()
  const { put } = useProductCache()
  const { can, id, live, draft } = product
  const edit = `/workbench/products/${id}/edit`
  const copying = useAction(copyProduct, {
    onDone: (made) => {
      put(made)
      toastSuccess(moves.copy.done)
      void navigate(`/workbench/products/${made.id}/edit`)
    },
  })
  const isReady = can.submit && Object.keys(product.draftProblems).length === 0
  const startsChange = live !== null && draft === null
  const isIdle = !Object.entries(can).some(([name, may]) => name !== 'review' && may)
  return (
    <section className="action-bar" aria-label={copy.product.actions}>
      {isIdle && <p className="muted">{copy.product.noActions}</p>}
      {isReady && (
        <Button type="primary" onClick={() => void navigate(`${edit}?step=check`)}>
          {moves.submit.button}
        </Button>
      )}
      {can.update && (
        <Button type={isReady || startsChange ? 'default' : 'primary'} onClick={() => void navigate(edit)}>
          {startsChange ? moves.update.change : moves.update.button}
        </Button>
      )}
      {can.withdraw && <Button onClick={() => setAsked('withdraw')}>{moves.withdraw.button}</Button>}
      {can.relist && (
        <Button type={draft ? 'default' : 'primary'} onClick={() => setAsked('relist')}>
          {moves.relist.button}
        </Button>
      )}
      {can.copy && (
        <Button {...busy(copying.isBusy)} onClick={() => copying.run({ params: { id } })}>
          {moves.copy.button}
        </Button>
      )}
      {can.unlist && (
        <Button danger onClick={() => setAsked('unlist')}>
          {moves.unlist.button}
        </Button>
      )}
      {can.delete && (
        <Button danger onClick={() => setAsked('delete')}>
          {live ? moves.delete.discardButton : moves.delete.button}
        </Button>
      )}
      {asked && (
        <AskedDialog
          asked={asked}
          product={product}
          onScreen={onScreen}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

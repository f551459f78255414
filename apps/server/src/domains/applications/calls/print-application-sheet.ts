import { Readable } from 'node:stream'
import { printApplicationSheet } from '@lqr/contract/applications/sheet-calls.ts'
import { sheetCode } from '@lqr/contract/applications/sheet-code.ts'
import { productsErrors } from '@lqr/contract/products/errors.ts'
import { renderPdf } from '../../../documents/render-pdf.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { findApplicant } from '../../certification/index.ts'
import { findFormDraft } from '../../identity/index.ts'
import { findOfferedProduct } from '../applicable-product.store.ts'
import { sheetCopy } from '../sheets/copy.ts'
import { readDraft, sheetData } from '../sheets/sheet-data.ts'
import { SHEET_TEMPLATE } from '../sheets/sheet-template.ts'

export const printApplicationSheetCall = bindCall(
  printApplicationSheet,
  async ({ actor, db, params, services }) => {
    const product = await findOfferedProduct(db, params.proId)
    if (!product) throw new CallError(productsErrors.productNotFound)
    const { accountId, companyId } = actor
    const place = { accountId, form: 'productApply', subject: product.id }
    const draft = await findFormDraft(db, services.cipher, place)
    const code = sheetCode({ owner: accountId, proId: product.id })
    const { publicUrl, port } = services.config
    const address = `${publicUrl?.replace(/\/$/, '') ?? `http://localhost:${port}`}/lite/sheet?code=${code}`
    const { name, orgName, terms } = product
    const about = {
      code,
      address,
      product: { name, orgName, materials: terms.materials },
      company: await findApplicant(db, companyId ?? ''),
    }
    const pdf = await renderPdf({
      template: SHEET_TEMPLATE,
      data: sheetData(about, readDraft(draft?.content)),
    })
    return {
      stream: Readable.from([pdf]),
      name: sheetCopy.fileName(name),
      mime: 'application/pdf',
      size: pdf.length,
    }
  },
)

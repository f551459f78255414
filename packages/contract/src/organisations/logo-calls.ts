import * as z from 'zod'
import { countOut, fieldOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, idOut, text } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { definePublication } from '../kernel/publishing/define-publication.ts'
import { changeOf, publicationRecord } from '../kernel/publishing/publication-fields.ts'
import { filesErrors } from '../files/errors.ts'
import { fileId, fileIdOut } from '../files/file-id.ts'
import { organisationsErrors as errors } from './errors.ts'

/** A logo is shown in a square of 56 pixels at most, on screens of twice as many. */
export const LOGO_WIDTH = 160

/** What an institution types of its logo. */
const logoFields = component('LogoForm', '机构标志', 'public', {
  pictureId: typedInto(
    field(fileId('标志图片'), {
      label: '标志图片',
      help: 'PNG、JPG 或 WEBP，建议正方形、边长不小于 160 像素；SVG 可能带脚本，不接受',
    }),
    { kind: 'logo' },
  ),
  alt: text('替代文字', { min: 2, max: 40 }, { help: '读给看不见图片的人听，如“示例银行标志”' }),
})
export type LogoForm = z.output<typeof logoFields>

const { shape } = logoFields

const logoRecord = component('LogoRecord', '机构标志（维护）', 'internal', {
  orgId: idOut('机构编号'),
  orgName: textOut('机构'),
  pictureId: fieldOut(shape.pictureId),
  alt: fieldOut(shape.alt),
  ...publicationRecord,
  change: changeOf('LogoChange', logoFields),
})
export type LogoRecord = z.output<typeof logoRecord>

/** The logo of each institution: it drafts and submits, an operator releases or takes off line. */
export const logoPublication = definePublication({
  kind: 'organisation_logo',
  label: '机构标志',
  form: logoFields,
  initial: {},
  record: logoRecord,
  heading: 'orgName',
  columns: { picture: 'pictureId', alt: 'alt' },
  edits: 'institution',
  releases: 'operator',
  reads: ['institution', 'operator'],
  missing: errors.logoNotFound,
  rules: [errors.logoUnsuitable, errors.notLogoKeeper, errors.logoKept],
  refusals: [errors.notLogoKeeper],
  calls: {
    list: { name: 'organisations.listLogos', path: '/console/organisations/logos/queryRecordPage' },
    create: { name: 'organisations.createLogo', path: '/console/organisations/logos' },
    update: { name: 'organisations.updateLogo', path: '/console/organisations/logos/{id}' },
    move: { name: 'organisations.setLogoStatus', path: '/console/organisations/logos/{id}/status' },
  },
})

export const {
  list: listLogos,
  create: createLogo,
  update: updateLogo,
  move: setLogoStatus,
} = logoPublication.calls

/** Made small and written anew, so that nothing but the picture is kept. */
export const uploadLogo = defineCall({
  name: 'organisations.uploadLogo',
  summary: '上传机构标志（PNG、JPG、WEBP，自动缩小并重新编码）',
  method: 'POST',
  path: '/console/organisations/logos/pictures',
  access: 'institution',
  effect: 'create',
  limit: 'upload',
  spends: 'uploads',
  consumes: 'multipart',
  output: component('LogoPicture', '标志图片', 'internal', {
    fileId: fileIdOut('标志图片'),
    width: countOut('宽度', '像素'),
    height: countOut('高度', '像素'),
    size: countOut('文件大小', '字节'),
  }),
  errors: [
    filesErrors.typeRefused,
    filesErrors.infected,
    filesErrors.pictureUnreadable,
    errors.logoNoPicture,
    errors.notLogoKeeper,
  ],
})

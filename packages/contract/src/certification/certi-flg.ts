import * as z from 'zod'
import { field } from '../kernel/field.ts'
import { certificationStates } from './states.ts'

/** The state of a certification by its number (specification 4). */
export const certiFlg = field(z.literal(certificationStates.map(({ code }) => code)), {
  label: '认证状态',
  help: certificationStates.map(({ code, name }) => `${code} ${name}`).join('；'),
})

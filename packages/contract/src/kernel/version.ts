import * as z from 'zod'
import { field, MAX_COUNT } from './field.ts'

/** The version an update builds on; a stale one answers 409 with the current row. */
export const version = field(z.int('版本号不正确').min(1, '版本号不正确').max(MAX_COUNT, '版本号不正确'), {
  label: '版本',
  component: 'Version',
})

/** The version of a row in an answer. */
export const versionOut = field(z.int(), { label: '版本', component: 'Version' })

import * as z from 'zod'
import { idOut } from '../kernel/field.ts'

export const uploadedFile = z.object({
  fileId: idOut('文件编号'),
  name: z.string(),
  size: z.int(),
  mime: z.string(),
  sha256: z.string(),
})

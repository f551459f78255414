import { uploadFile } from '@lqr/contract/files/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { keepUpload } from '../keep-upload.ts'

export const uploadFileCall = bindCall(uploadFile, (context) => keepUpload(context, 'attachment'))

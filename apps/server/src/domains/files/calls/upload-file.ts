import { uploadFile } from '@lqr/contract/files/calls.ts'
import { bindGuardedCall } from '../../../http/bind-call.ts'
import { keepUpload } from '../keep-upload.ts'
import { screenUpload } from '../screen-upload.ts'

export const uploadFileCall = bindGuardedCall(uploadFile, screenUpload, (context) =>
  keepUpload(context, 'attachment'),
)

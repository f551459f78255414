import { getPicture, uploadPicture } from '@lqr/contract/content/picture-calls.ts'
import { contentErrors as errors } from '@lqr/contract/content/errors.ts'
import { isPicture, shrinkPicture } from '../../files/reencode-picture.ts'
import { type BoundCall, bindCall, bindGuardedCall } from '../../http/bind-call.ts'
import { CallError } from '../../http/call-error.ts'
import { keepUpload, linkFiles, readPublicFile, screenUpload } from '../files/index.ts'
import { PICTURE_PURPOSE } from '../../publishing/text-pictures.store.ts'

/** As wide as a banner on a wide screen. */
const MAX_WIDTH = 1_920
/** Linked to whoever uploaded it, so that the sweep of unused uploads leaves it. */
const ENTITY = 'content_picture'

/** Pictures of texts and banners: kept small, and read by everyone who has the address. */
export const pictureCalls: readonly BoundCall[] = [
  bindGuardedCall(
    uploadPicture,
    async (screening) => {
      const screened = await screenUpload(screening)
      if (!isPicture(screened.mime)) throw new CallError(errors.noPicture)
      const { bytes, width, height } = await shrinkPicture(screened.bytes, MAX_WIDTH)
      return { ...screened, bytes, width, height, mime: 'image/webp' }
    },
    async (context) => {
      const { fileId, size } = await keepUpload(context, PICTURE_PURPOSE)
      await linkFiles(context.db, { entity: ENTITY, entityId: context.actor.accountId }, [
        { fileId, purpose: PICTURE_PURPOSE },
      ])
      const { width, height } = context.proof
      return { fileId, imageUrl: `/portal/image/picture/${fileId}`, width, height, size }
    },
  ),
  bindCall(getPicture, async ({ db, params, services, log }) => {
    const file = await readPublicFile({ db, services, log }, params.id, PICTURE_PURPOSE)
    if (!file) throw new CallError(errors.pictureNotFound)
    return { ...file, isImmutable: true }
  }),
]

import { organisationsErrors as errors } from '@lqr/contract/organisations/errors.ts'
import {
  LOGO_WIDTH,
  type LogoForm,
  logoPublication,
  uploadLogo,
} from '@lqr/contract/organisations/logo-calls.ts'
import type { Db } from '../../data/database.ts'
import { isPicture, shrinkPicture } from '../../files/reencode-picture.ts'
import { type Actor, hasRole } from '../../http/actor.ts'
import { type BoundCall, bindGuardedCall } from '../../http/bind-call.ts'
import { CallError } from '../../http/call-error.ts'
import { bindPublication } from '../../publishing/bind-publication.ts'
import type { Publication, Viewer } from '../../publishing/publication.ts'
import { arePictures, PICTURE_PURPOSE } from '../../publishing/text-pictures.store.ts'
import { keepUpload, linkFiles, screenUpload } from '../files/index.ts'
import { hasLogo, logoColumns, logoRecords, type LogoRow } from './logo-records.store.ts'
import { notifyRecordMove } from './notify-record-move.ts'

/** Linked to whoever uploaded it, so that the sweep of unused uploads leaves it. */
const ENTITY = 'organisation_logo'

/** Who speaks for an institution: the managers of a financial one, the people of an intermediary or of an equity institution. */
const KEEPERS = ['financeManager', 'financeEquity', 'agency'] as const

function requireKeeper(actor: Actor): string {
  const { orgId } = actor
  if (orgId === null || !hasRole(actor, ...KEEPERS)) throw new CallError(errors.notLogoKeeper)
  return orgId
}

async function check(form: LogoForm, { actor }: Viewer, db: Db, before?: LogoRow): Promise<void> {
  const orgId = requireKeeper(actor)
  if (!(await arePictures(db, [form.pictureId]))) {
    throw new CallError(errors.logoUnsuitable, { fields: { pictureId: errors.logoNoPicture.msg } })
  }
  if (!before && (await hasLogo(db, orgId))) throw new CallError(errors.logoKept)
}

const publication: Publication<LogoForm, LogoRow> = {
  declared: logoPublication,
  columns: logoColumns,
  records: logoRecords,
  check,
  deleteBeside: async (_tx, _id, { actor }) => {
    requireKeeper(actor)
  },
  within: (_db, _id, { actor }) => {
    const orgId = requireKeeper(actor)
    return Promise.resolve({ columns: { org_id: orgId }, detail: { orgId } })
  },
  follow: (db, { action, after: { orgId, orgName, returnReason } }) =>
    notifyRecordMove(
      db,
      {
        slug: 'organisations',
        label: logoPublication.label,
        name: orgName,
        orgId,
        orgName,
        returnReason,
        keepers: KEEPERS,
        keptAt: '/workbench/logo',
        reviewedAt: '/organisation-logos',
      },
      action,
    ),
}

/** Logos as institutions maintain them and operators review them. */
export const logoCalls: readonly BoundCall[] = [
  ...bindPublication(publication),
  bindGuardedCall(
    uploadLogo,
    async (screening) => {
      const screened = await screenUpload(screening)
      if (!isPicture(screened.mime)) throw new CallError(errors.logoNoPicture)
      const { bytes, width, height } = await shrinkPicture(screened.bytes, LOGO_WIDTH)
      return { ...screened, bytes, width, height, mime: 'image/webp' }
    },
    async (context) => {
      requireKeeper(context.actor)
      const { fileId, size } = await keepUpload(context, PICTURE_PURPOSE)
      await linkFiles(context.db, { entity: ENTITY, entityId: context.actor.accountId }, [
        { fileId, purpose: PICTURE_PURPOSE },
      ])
      const { width, height } = context.proof
      return { fileId, width, height, size }
    },
  ),
]

import sharp from 'sharp'
import { createLogo, listLogos, updateLogo, uploadLogo } from '@lqr/contract/organisations/logo-calls.ts'
import { makeAccount } from '../../domains/identity/identity.fixtures.ts'
import { makeOrganisation } from '../../domains/organisations/organisations.fixtures.ts'
import { formCase } from './form-case.ts'
import { before, inList } from './kept-record.ts'

/** The form of an institution's logo. */
export const logoForms = [
  formCase(updateLogo, async (t) => {
    const { db } = t.services
    const { id: orgId } = await makeOrganisation(db)
    const manager = await makeAccount(db, t.services, { sourceType: '3', orgId, roles: ['financeManager'] })
    const token = await t.signIn(manager.id)
    const image = sharp({ create: { width: 200, height: 200, channels: 3, background: '#267' } })
    const file = { name: '标志.png', bytes: await image.png().toBuffer() }
    const { fileId: pictureId } = (await t.upload(uploadLogo, {}, file, token)).data
    const { id } = (await t.call(createLogo, { body: { pictureId, alt: '示例标志' } }, { token })).data
    return {
      given: { pictureId, version: 1 },
      async keep(body) {
        await t.call(updateLogo, { params: { id }, body }, { token })
        return inList((await t.call(listLogos, { body: {} }, { token })).data, id)
      },
      elsewhere: { version: before },
    }
  }),
]

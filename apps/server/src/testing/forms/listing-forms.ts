import { applyForListing, getListing } from '@lqr/contract/equity/listing-calls.ts'
import type { ListingStatus } from '@lqr/contract/equity/listing-case.ts'
import {
  correctCompanyCode,
  listCompany,
  rejectListing,
  supplyListing,
} from '@lqr/contract/equity/listing-move-calls.ts'
import { LISTING_DOCUMENTS, makeListingWorld } from '../../domains/equity/listing-world.fixtures.ts'
import type { TestApp } from '../test-app.ts'
import { formCase } from './form-case.ts'

const KEPT_AS_HASH = 'a consent, whose text is shown'
const before = ({ version }: { version: number }) => version - 1
const lastNote = ({ timeline }: { timeline: readonly { note: string | null }[] }) => timeline.at(-1)?.note

async function listing(t: TestApp, state: ListingStatus) {
  const world = await makeListingWorld(t)
  const params = { id: await world.listing({ state }) }
  const by = { token: world.staff.token }
  const { version } = (await t.call(getListing, { params }, by)).data
  return { world, params, by, version }
}

/** Forms of applications to be listed, and of the exchange's answers. */
export const listingForms = [
  formCase(applyForListing, async (t) => {
    const world = await makeListingWorld(t)
    const documents: { name: string; fileId: string }[] = []
    for (const name of LISTING_DOCUMENTS) documents.push({ name, fileId: await world.upload() })
    return {
      given: { itemId: world.itemId, documents },
      keep: async (body) => (await t.call(applyForListing, { body }, { token: world.owner.token })).data,
      elsewhere: {
        documents: ({ files }) =>
          LISTING_DOCUMENTS.map((name) => ({
            name,
            fileId: files.find(({ purpose }) => purpose === name)?.fileId,
          })),
        consent: KEPT_AS_HASH,
      },
    }
  }),
  formCase(supplyListing, async (t) => {
    const { world, params, version } = await listing(t, 'SUPPLEMENT')
    return {
      given: { version, fileIds: [await world.upload()] },
      keep: async (body) =>
        (await t.call(supplyListing, { params, body }, { token: world.owner.token })).data,
      elsewhere: {
        version: before,
        fileIds: ({ files }) => files.map(({ fileId }) => fileId),
        note: lastNote,
      },
    }
  }),
  formCase(listCompany, async (t) => {
    const { params, by, version } = await listing(t, 'REVIEWING')
    const companyCode = 'GS000009F'
    return {
      given: { version, companyCode },
      keep: async (body) => (await t.call(listCompany, { params, body }, by)).data,
      elsewhere: {
        version: before,
        note: (answer) => lastNote(answer)?.replace(`${companyCode}。`, ''),
      },
    }
  }),
  formCase(correctCompanyCode, async (t) => {
    const { params, by, version } = await listing(t, 'LISTED')
    return {
      given: { version, companyCode: 'GS000008F' },
      keep: async (body) => (await t.call(correctCompanyCode, { params, body }, by)).data,
      elsewhere: {
        version: before,
        reason: (answer) => lastNote(answer)?.split('原因：').at(-1),
      },
    }
  }),
  formCase(rejectListing, async (t) => {
    const { params, by, version } = await listing(t, 'REVIEWING')
    return {
      given: { version, decidingCondition: 'OPERATING_MONTHS' as const, retryFrom: '2027-06-01' },
      keep: async (body) => (await t.call(rejectListing, { params, body }, by)).data,
      elsewhere: { version: before },
    }
  }),
]

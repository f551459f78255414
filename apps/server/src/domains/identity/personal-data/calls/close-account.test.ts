import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserInfo, register } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { closeAccount } from '@lqr/contract/identity/personal-data-calls.ts'
import { createExport } from '@lqr/contract/exports/calls.ts'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import {
  freshCode,
  login,
  makeSignInAccount,
  PASSWORD,
  registration,
} from '../../../../testing/identity-steps.ts'
import { secondInstance } from '../../../../testing/second-instance.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeEnterprise } from '../../../certification/certification.fixtures.ts'
import {
  type ApplicationWorld,
  makeApplicationWorld,
} from '../../../applications/application-world.fixtures.ts'
import { makeMessages } from '../../../exports/exports.fixtures.ts'
import { makeProject } from '../../../equity/projects.fixtures.ts'
import { makeNeed } from '../../../financing/needs.fixtures.ts'
import { grantAuthorisation } from '../../../credit/index.ts'
import { makeFile } from '../../../files/files.fixtures.ts'
import { attachedFileOf, linkFiles } from '../../../files/index.ts'
import { makeSecondFactor } from '../../second-factor/second-factor.fixtures.ts'

/** Short-lived rows of the number's owner, swept within two days, and the demonstration's inbox. */
const SWEPT = ['sms_code', 'verify_ticket', 'dev_inbox', 'captcha', 'login_failure']

describe('closing the own account', () => {
  let test: TestApp
  let world: ApplicationWorld
  beforeAll(async () => {
    test = await makeTestApp()
    world = await makeApplicationWorld(test)
  })
  afterAll(() => test.close())

  const close = (token: string | undefined, password = PASSWORD) =>
    test.call(closeAccount, { body: { password, confirm: true } }, token ? { token } : {})

  async function enterprise() {
    const company = await makeEnterprise(test.services.db, test.services, { certiFlg: 3 })
    const account = await makeSignInAccount(test, {
      companyId: company.id,
      displayName: '定西示例薯业有限公司',
    })
    return { account, company, token: await test.signIn(account.id) }
  }

  /** Tables in which a text stands somewhere, sealed values apart. */
  async function tablesWith(text: string): Promise<string[]> {
    const tables = await test.services.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    const found: string[] = []
    for (const { name } of tables.rows.filter((table) => !SWEPT.includes(table.name))) {
      const { rows } = await test.services.pool.query(
        `select 1 from ${name} t where strpos(to_jsonb(t)::text, $1) > 0 limit 1`,
        [text],
      )
      if (rows.length > 0) found.push(name)
    }
    return found.sort((a, b) => a.localeCompare(b))
  }

  it('leaves no personal field behind, in no table', async () => {
    const { account, company, token } = await enterprise()
    await makeSecondFactor(test.services.db, test.services, account.id)
    await login(test, account)
    await test.services.pool.query(
      "update session set user_agent = 'a device of ' || $2 where account_id = $1",
      [account.id, account.username],
    )
    const index = test.services.cipher.blindIndex(account.phone).toString('hex')
    expect(await tablesWith(account.username)).toEqual(['account', 'session'])
    expect(await tablesWith(index)).toEqual(['account'])
    expect((await close(token)).status).toBe(200)
    for (const text of [account.username, account.phone, index, '定西示例薯业有限公司']) {
      expect(await tablesWith(text)).toEqual([])
    }
    const { rows } = await test.services.pool.query(
      `select a.status, a.display_name, a.phone_cipher, a.closed_at is not null as has_time, e.legal_person_name,
         e.legal_person_id_no_cipher, e.legal_person_id_no_index, e.contact_name, e.contact_phone_cipher, e.certi_flg
       from account a join enterprise e on e.id = a.company_id where a.id = $1`,
      [account.id],
    )
    expect(rows).toEqual([
      {
        status: 'closed',
        display_name: '已注销用户',
        phone_cipher: null,
        has_time: true,
        legal_person_name: null,
        legal_person_id_no_cipher: null,
        legal_person_id_no_index: null,
        contact_name: null,
        contact_phone_cipher: null,
        certi_flg: 1,
      },
    ])
    expect(await tablesWith(company.corporateName)).toEqual(['enterprise'])
  })

  it('ends every session at once on every instance, and no way of login works any more', async () => {
    const { account, token } = await enterprise()
    const there = await test.signIn(account.id)
    await close(token)
    const other = await secondInstance(test)
    for (const ended of [token, there]) {
      const answer = await other.inject({
        url: getUserInfo.path,
        headers: { authorization: `Bearer ${ended}` },
      })
      expect(answer.statusCode).toBe(401)
    }
    await other.close()
    expect((await login(test, account)).error?.key).toBe(identityErrors.credentialsWrong.key)
    const closedName = { username: `closed_${account.id}`, password: '' }
    expect((await login(test, { ...closedName, password: 'x' })).error?.key).toBe(
      identityErrors.credentialsWrong.key,
    )
  })

  it('frees name and number for a new registration', async () => {
    const { account, token } = await enterprise()
    await close(token)
    const code = await freshCode(test, account.phone, 'register')
    const made = await test.call(register, {
      body: registration(account.phone, code, { username: account.username }),
    })
    expect(made.status).toBe(200)
  })

  it('waits for what an institution is working on', async () => {
    const { token } = await ownerWithPassword()
    const { id } = await world.application('REVIEWING')
    expect(await close(token)).toMatchObject({
      status: 409,
      msg: '还有正在办理的业务：融资申请。请到“我的在办”撤回或等待办结后再注销',
      error: { key: identityErrors.openCases.key },
    })
    expect((await test.call(getUserInfo, {}, { token })).status).toBe(200)
    await test.services.pool.query("update product_application set status = 'WITHDRAWN' where id = $1", [id])
  })

  it('keeps the records of credit without saying who asked, and ends living consents', async () => {
    const settled = await world.application('SETTLED')
    const { token } = await ownerWithPassword()
    expect((await close(token)).status).toBe(200)
    const seen = await test.call(
      getApplication,
      { params: { id: settled.id } },
      { token: world.officer.token },
    )
    expect(seen).toMatchObject({ status: 200, data: { contactName: '已注销用户' } })
    expect(seen.data.contactPhone).not.toContain('13900001234')
    const consents = await test.services.pool.query(
      'select distinct status from credit_authorisation where grantor_company_id = $1 and valid_to > now()',
      [world.company.id],
    )
    expect(consents.rows.map(({ status }) => status)).not.toContain('AUTHORIZED')
    expect(consents.rows.map(({ status }) => status)).not.toContain('USED')
  })

  it('tells each institution whose consent ends with it, and calls nothing revoked that had lapsed', async () => {
    const { account, company, token } = await enterprise()
    const day = 86_400_000
    const consent = (bizNo: string, at: Date) =>
      grantAuthorisation(test.services.db, {
        grantorCompanyId: company.id,
        grantorAccountId: account.id,
        corporateName: company.corporateName,
        granteeOrgId: world.bank.id,
        orgName: world.bank.name,
        productName: '示例贷',
        bizNo,
        at,
      })
    const now = test.services.now()
    const living = await consent('SQ20261101-900001', now)
    const lapsed = await consent('SQ20260101-900002', new Date(now.getTime() - 200 * day))
    await close(token)
    const { rows } = await test.services.pool.query(
      'select id, status, revoke_reason from credit_authorisation where id = any($1) order by id',
      [[living, lapsed]],
    )
    expect(rows).toEqual([
      { id: living, status: 'REVOKED', revoke_reason: '账号注销' },
      { id: lapsed, status: 'AUTHORIZED', revoke_reason: null },
    ])
    const told = await test.services.pool.query(
      "select account_id from message where kind = 'credit.revoked' and body like '%SQ20261101-900001%' order by account_id",
    )
    expect(told.rows).toEqual([{ account_id: world.officer.id }, { account_id: world.manager.id }])
    const others = await test.services.pool.query(
      "select from message where kind = 'credit.revoked' and body like '%SQ20260101-900002%'",
    )
    expect(others.rows).toEqual([])
  })

  it('leaves the company alone while somebody else works for it', async () => {
    const { company, token } = await enterprise()
    const colleague = await makeSignInAccount(test, { companyId: company.id })
    await close(token)
    const { data } = await test.call(getUserInfo, {}, { token: await test.signIn(colleague.id) })
    expect(data.comBaseinfo?.certiFlg).toBe(3)
    const both = await Promise.all([
      close(await test.signIn(colleague.id)),
      close(await test.signIn(colleague.id)),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await test.services.pool.query('select certi_flg from enterprise where id = $1', [
      company.id,
    ])
    expect(rows).toEqual([{ certi_flg: 1 }])
  })

  it('is the last of a company whose other people are disabled, and who is enabled again certifies it anew', async () => {
    const { company, token } = await enterprise()
    const colleague = await makeSignInAccount(test, { companyId: company.id, status: 'disabled' })
    expect((await close(token)).status).toBe(200)
    const { rows } = await test.services.pool.query(
      'select certi_flg, legal_person_name from enterprise where id = $1',
      [company.id],
    )
    expect(rows).toEqual([{ certi_flg: 1, legal_person_name: null }])
    await test.services.pool.query("update account set status = 'active' where id = $1", [colleague.id])
    const { data } = await test.call(getUserInfo, {}, { token: await test.signIn(colleague.id) })
    expect(data.comBaseinfo?.certiFlg).toBe(1)
  })

  /** Files of the person, each linked to one of these or to nothing; answers those that are still there after the closing. */
  async function keptAfterClosing(
    person: { accountId: string; companyId?: string; token: string },
    entities: readonly (string | undefined)[],
  ) {
    const { db } = test.services
    const { accountId: ownerAccountId, companyId = null, token } = person
    const uploads = new Map<string, string | undefined>()
    for (const entity of entities) {
      const fileId = await makeFile(db, test.services, { ownerAccountId, ownerCompanyId: companyId })
      uploads.set(fileId, entity)
      if (entity === undefined) continue
      await linkFiles(db, { entity, entityId: companyId ?? ownerAccountId }, [{ fileId, purpose: 'test' }])
    }
    expect((await close(token)).status).toBe(200)
    const kept = await Promise.all([...uploads.keys()].map((fileId) => attachedFileOf(db, fileId)))
    return kept.flatMap((file) => (file ? uploads.get(file.fileId) : []))
  }

  it('leaves what the person uploaded for a publication or a case of others, and takes the rest', async () => {
    const editor = await makeSignInAccount(test, { sourceType: '1', roles: ['operator'] })
    const held = ['content_picture', 'organisation_logo', 'report_visit', 'need_response']
    const person = { accountId: editor.id, token: await test.signIn(editor.id) }
    expect(await keptAfterClosing(person, [...held, 'account', undefined])).toEqual(held)
  })

  it('leaves the documents of every sort of case when the last person of a company goes, not its papers', async () => {
    const { account, company, token } = await enterprise()
    const held = ['product_application', 'financing_need', 'lease_need', 'stock_application']
    const person = { accountId: account.id, companyId: company.id, token }
    expect(await keptAfterClosing(person, [...held, 'enterprise', 'account', undefined])).toEqual(held)
  })

  it('takes what was begun and never handed in along with the last person of a company, documents and all', async () => {
    const { db, pool } = test.services
    const { account, company, token } = await enterprise()
    const plan = { company, applicantAccountId: account.id }
    const draft = await makeNeed(db, test.services, { ...plan, state: 'DRAFT' })
    const project = await makeProject(db, test.services, { ...plan, state: 'DRAFT' })
    const handedIn = await makeNeed(db, test.services, { ...plan, state: 'WITHDRAWN' })
    const held = [
      ['financing_need', draft.id],
      ['equity_project', project],
      ['financing_need', handedIn.id],
    ] as const
    const files: string[] = []
    for (const [entity, entityId] of held) {
      const owner = { ownerAccountId: account.id, ownerCompanyId: company.id }
      const fileId = await makeFile(db, test.services, owner)
      await linkFiles(db, { entity, entityId }, [{ fileId, purpose: 'test' }])
      files.push(fileId)
    }
    expect((await close(token)).status).toBe(200)
    const left = await Promise.all(files.map((fileId) => attachedFileOf(db, fileId)))
    expect(left.map((file) => file !== null)).toEqual([false, false, true])
    const { rows } = await pool.query(
      `select 'need' as what, id from financing_need where company_id = $1
        union all select 'project', id from equity_project where company_id = $1
        union all select 'task', case_id from case_task where company_id = $1`,
      [company.id],
    )
    expect(rows).toEqual([{ what: 'need', id: handedIn.id }])
  })

  it('takes the files along that were made of lists for the person', async () => {
    const { account, token } = await enterprise()
    await makeMessages(test.services, account.id, 1)
    const body = { list: 'messages.listMessages', format: 'csv' } as const
    expect((await test.call(createExport, { body }, { token })).status).toBe(200)
    await close(token)
    const { rows } = await test.services.pool.query('select from export_file where account_id = $1', [
      account.id,
    ])
    expect(rows).toEqual([])
  })

  it('is not open to the last admin', async () => {
    const admin = await makeSignInAccount(test, { sourceType: '1', roles: ['admin'] })
    const token = await test.signIn(admin.id)
    expect(await close(token)).toMatchObject({ status: 409, error: { key: identityErrors.lastAdmin.key } })
    await makeSignInAccount(test, { sourceType: '1', roles: ['admin'] })
    expect((await close(token)).status).toBe(200)
  })

  it('asks for the password and a clear yes', async () => {
    const { token } = await enterprise()
    expect((await close(token, 'Wrong!2026x')).error?.key).toBe(identityErrors.passwordWrong.key)
    const unclear = await test.send(closeAccount, { body: { password: PASSWORD, confirm: false } }, { token })
    expect(unclear.error?.fields).toEqual({ confirm: '请阅读并勾选注销须知' })
    expect((await close(undefined)).status).toBe(401)
    const audit = await test.services.pool.query(
      "select count(*)::int n from audit_log where action = 'close-account'",
    )
    expect(audit.rows[0].n).toBeGreaterThan(0)
  })

  /** The world's enterprise with a session and a password. */
  async function ownerWithPassword() {
    const { rows } = await test.services.pool.query(
      `update account set password_hash = $2 where id = $1 returning id`,
      [world.owner.id, await hashOfPassword()],
    )
    return { id: rows[0].id as string, token: world.owner.token }
  }
  async function hashOfPassword(): Promise<string> {
    const { id } = await makeSignInAccount(test)
    const { rows } = await test.services.pool.query('select password_hash from account where id = $1', [id])
    return rows[0].password_hash as string
  }
})

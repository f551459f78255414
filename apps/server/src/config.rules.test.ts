import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  it('is a demonstration on the embedded database by default, and none on a server database', () => {
    expect(readConfig({}).demo).toBe(true)
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/x' }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/x', DEMO: '1' }).demo).toBe(true)
  })

  it('never shows the demonstration to other machines', () => {
    expect(() => readConfig({ DEMO: '1', HOST: '0.0.0.0' })).toThrow('演示模式')
    expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe(false)
  })

  it('names every wrong variable', () => {
    expect(() => readConfig({ PORT: 'abc', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
    expect(() => readConfig({ SMS_URL: 'https://sms.example' })).toThrow('SMS_SECRET')
    expect(() => readConfig({ BANK_PDB_URL: 'https://bank.example' })).toThrow('BANK_PDB_SECRET')
    expect(() => readConfig({ VALUATION_URL: 'https://value.example' })).toThrow('VALUATION_SECRET')
    expect(() => readConfig({ TAX_URL: 'https://tax.example' })).toThrow('TAX_SECRET')
  })

  it('keeps second copies of files outside of the first store', () => {
    expect(readConfig({}).filesCopyDir).toBeUndefined()
    expect(readConfig({ DATA_DIR: '/srv/data', FILES_COPY_DIR: '/mnt/copies' }).filesCopyDir).toBe(
      '/mnt/copies',
    )
    for (const inside of ['/srv/data/files', '/srv/data/files/copies']) {
      expect(() => readConfig({ DATA_DIR: '/srv/data', FILES_COPY_DIR: inside })).toThrow('FILES_COPY_DIR')
    }
  })

  it('takes a folder or a bucket for the files, each with what it needs', () => {
    const keys = { FILES_S3_KEY_ID: 'key', FILES_S3_SECRET: 'secret' }
    const files = (url: string, others = {}) => readConfig({ FILES_URL: url, ...keys, ...others }).files
    expect(readConfig({ DATA_DIR: '/srv/data' }).files).toEqual({ kind: 'folder', folder: '/srv/data/files' })
    expect(files('file:///mnt/files')).toEqual({ kind: 'folder', folder: '/mnt/files' })
    expect(files('https://s3.example.gov.cn/lqr/uploads')).toMatchObject({
      bucketUrl: 'https://s3.example.gov.cn/lqr',
      bucket: 'lqr',
      prefix: 'uploads/',
    })
    expect(files('https://lqr.oss.example.com/', { FILES_S3_ADDRESSING: 'host' })).toMatchObject({
      bucketUrl: 'https://lqr.oss.example.com',
      bucket: 'lqr',
      prefix: '',
    })
    for (const wrong of [
      'ftp://host/bucket',
      'https://host',
      'https://someone@host/bucket',
      'https://host/b/%00',
    ])
      expect(() => files(wrong)).toThrow('FILES_URL')
    expect(() => readConfig({ FILES_URL: 'https://host/bucket' })).toThrow('FILES_S3_SECRET')
    expect(() => readConfig({ FILES_ALSO_READ: 'file:///srv/data/files', DATA_DIR: '/srv/data' })).toThrow(
      '不同',
    )
    expect(() => files('https://host/bucket', { FILES_S3_ENCRYPTION: 'rot13' })).toThrow(
      'FILES_S3_ENCRYPTION',
    )
  })

  it('takes a host with its port or a socket for the malware check', () => {
    for (const address of ['127.0.0.1:3310', 'clamav:3310', '[::1]:3310', '/run/clamav/clamd.ctl']) {
      expect(readConfig({ CLAMAV_ADDRESS: address }).clamavAddress).toBe(address)
    }
    for (const address of ['clamav', '3310', 'tcp://clamav:3310']) {
      expect(() => readConfig({ CLAMAV_ADDRESS: address })).toThrow('CLAMAV_ADDRESS')
    }
  })

  it.each([
    [undefined, []],
    ['0', []],
    ['1', ['loopback']],
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
    ['203.0.113.7,2001:db8::/32', ['203.0.113.7', '2001:db8::/32']],
  ])('reads %s as trusted proxies', (text, proxies) => {
    expect(readConfig({ TRUST_PROXY: text }).trustedProxies).toEqual(proxies)
  })

  it.each([
    '2',
    'yes',
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0',
    '10.0.0.1,',
    '::/129',
    '1.2.3.4/8/8',
  ])('refuses %s as trusted proxies in plain words', (text) => {
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY.*每项须为 IP 地址/)
  })

  it('has captchas cost browsers some work outside of demonstration mode, where their pages can do it', () => {
    const real = { DATABASE_URL: 'postgres://localhost/x' }
    expect(readConfig({}).captchaWork).toBe(false)
    expect(readConfig({ CAPTCHA_WORK: '1' }).captchaWork).toBe(true)
    expect(readConfig(real).captchaWork).toBe(true)
    expect(readConfig({ ...real, PUBLIC_URL: 'http://portal.example' }).captchaWork).toBe(false)
    expect(readConfig({ ...real, CAPTCHA_WORK: '0' }).captchaWork).toBe(false)
  })

  it('asks whoever sees the data of others for a second factor everywhere but in the demonstration', () => {
    expect(readConfig({}).secondFactor).toBe('off')
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/x' }).secondFactor).toBe('required')
    expect(readConfig({ SECOND_FACTOR: 'required' }).secondFactor).toBe('required')
    expect(readConfig({ SECOND_FACTOR: 'operators' }).secondFactor).toBe('operators')
    expect(() => readConfig({ SECOND_FACTOR: 'on' })).toThrow('SECOND_FACTOR')
  })

  it('takes replicas of a configured database alone, each by an address of its own', () => {
    const real = { DATABASE_URL: 'postgres://app:a@db1.example/real' }
    const replicas = 'postgres://app:a@db2.example/real, postgres://app:a@db3.example/real'
    expect(readConfig(real).databaseReplicaUrls).toEqual([])
    expect(readConfig({ ...real, DATABASE_REPLICA_URLS: replicas }).databaseReplicaUrls).toEqual(
      replicas.split(', '),
    )
    expect(() => readConfig({ DATABASE_REPLICA_URLS: replicas })).toThrow('DATABASE_URL')
    expect(() => readConfig({ ...real, DATABASE_REPLICA_URLS: 'db2.example' })).toThrow('DATABASE_REPLICA')
  })

  it('takes a sandbox beside a configured database alone, and never in the same one', () => {
    const real = { DATABASE_URL: 'postgres://app:a@db.example/real' }
    const sandbox = 'postgres://app:a@db.example/trial'
    expect(readConfig(real).databaseSandboxUrl).toBeUndefined()
    expect(readConfig({ ...real, DATABASE_SANDBOX_URL: sandbox }).databaseSandboxUrl).toBe(sandbox)
    expect(() => readConfig({ DATABASE_SANDBOX_URL: sandbox })).toThrow('DATABASE_URL')
    const same = 'postgres://other:b@db.example/real'
    expect(() => readConfig({ ...real, DATABASE_SANDBOX_URL: same })).toThrow('另一个数据库')
  })

  it('reads the credentials of outside systems, and refuses short secrets and names used twice', () => {
    const secret = 'a:secret-of-16+-signs'
    const { services } = readConfig({
      SSO_AUDIENCES: `bank:${secret}, gov:${secret}`,
      PROVIDER_CREDENTIALS: `provider:${secret}`,
    })
    expect(services).toEqual([
      { name: 'bank', secret, kind: 'service:handOver' },
      { name: 'gov', secret, kind: 'service:handOver' },
      { name: 'provider', secret, kind: 'service:register' },
    ])
    expect(() => readConfig({ SSO_AUDIENCES: 'bank:short' })).toThrow('SSO_AUDIENCES')
    const twice = { SSO_AUDIENCES: `bank:${secret}`, PROVIDER_CREDENTIALS: `bank:${secret}` }
    expect(() => readConfig(twice)).toThrow('名称不能重复')
    expect(() => readConfig({ UNIFIED_IDENTITY_URL: 'https://id.example' })).toThrow(
      'UNIFIED_IDENTITY_SECRET',
    )
  })
})

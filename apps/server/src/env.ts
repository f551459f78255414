/** Must be imported first: React and its server renderer choose their build by NODE_ENV when they are loaded. */
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production'
process.env.TZ = 'Asia/Shanghai'

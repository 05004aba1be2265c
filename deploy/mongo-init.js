/* global connect, sleep, print, process */
// Run by mongosh: joins the three servers into one replica set and gives the portal its account.
const WAIT_MS = 60_000;
const RETRY_MS = 500;

/** A member that is just starting refuses connections for a while. */
function root(host) {
  const password = encodeURIComponent(process.env.MONGO_ROOT_PASSWORD);
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    try {
      return connect(`mongodb://root:${password}@${host}:27017/admin?directConnection=true`);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      sleep(RETRY_MS);
    }
  }
}

function isInitiated(admin) {
  try {
    admin.runCommand({ replSetGetStatus: 1 });
    return true;
  } catch (error) {
    if (error.codeName === 'NotYetInitialized') return false;
    throw error;
  }
}

function initiate(admin) {
  if (isInitiated(admin)) return;
  const members = ['mongo1', 'mongo2', 'mongo3'].map((name, _id) => ({ _id, host: `${name}:27017` }));
  admin.runCommand({ replSetInitiate: { _id: 'rs0', members } });
  print('The replica set is made.');
}

/** The first member is not always the primary when the set has been running before. */
function findPrimary(admin) {
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    const { primary } = admin.runCommand({ hello: 1 });
    if (primary) return primary.split(':')[0];
    sleep(RETRY_MS);
  }
  throw new Error('The replica set has no primary after a minute.');
}

function ensureAccount(hospital) {
  const pwd = process.env.MONGO_PASSWORD;
  const roles = [
    { role: 'readWrite', db: 'hospital' },
    { role: 'clusterMonitor', db: 'admin' },
  ];
  const options = { pwd, roles, writeConcern: { w: 'majority' } };
  const known = hospital.runCommand({ usersInfo: 'hospital' }).users.length > 0;
  hospital.runCommand(
    known ? { updateUser: 'hospital', ...options } : { createUser: 'hospital', ...options },
  );
}

const first = root('mongo1');
initiate(first);
ensureAccount(root(findPrimary(first)).getSiblingDB('hospital'));
print('The database is ready.');

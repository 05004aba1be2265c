import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { Register, RegisterAnswer } from '../../../openapi/contract/users.js';
import { AuditService } from '../audit/audit.service.js';
import { assertUncommon, hashPassword } from '../auth/passwords.js';
import { callerOf } from '../common/actor.js';
import type { Actor, Origin } from '../common/actor.js';
import { isDuplicateKey } from '../common/database-errors.js';
import { Failure, fieldFailure, sentenceOf } from '../common/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { toPaise } from '../common/money.js';
import { toE164 } from '../common/phone.js';
import { inTransaction } from '../common/transaction.js';
import { FilesService } from '../files/files.service.js';
import { toPersonPicture } from '../pictures/pictures.js';
import { DoctorDirectory } from './doctor-directory.js';
import { DoctorId } from './doctor-id.schema.js';
import { DEFAULT_DOCTOR_PICTURE, DEFAULT_PATIENT_PICTURE, User, nameColumns } from './user.schema.js';

const PRACTICE_FIELDS = [
  'experience',
  'qualification',
  'fee',
  'availableDays',
  'timeSlots',
  'description',
] as const;

/** Opens accounts: a patient's by anyone, a doctor's with an unused DoctorId or by an admin, an admin's by an admin. */
@Injectable()
export class RegistrationService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(DoctorId.name) private readonly doctorIds: Model<DoctorId>,
    private readonly directory: DoctorDirectory,
    private readonly files: FilesService,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
  ) {}

  /** @throws Failure DOCTOR_ID_INVALID unless the code was issued and nobody has used it. */
  async verifyDoctorId(code: string): Promise<void> {
    const unused = await this.doctorIds.exists({ code: code.toUpperCase(), usedBy: null });
    if (!unused) throw fieldFailure('d_id', 'Invalid Doctor ID', 'DOCTOR_ID_INVALID');
  }

  async register(
    body: Register,
    picture: Buffer | null,
    actor: Actor | null,
    origin: Origin,
  ): Promise<RegisterAnswer> {
    const byAdmin = actor?.type === 'admin';
    this.assertAllowed(body, byAdmin);
    const mobile = this.assertPerson(body);
    assertUncommon(body.password);
    if (body.type === 'doctor' && !byAdmin) await this.verifyDoctorId(body.d_id!);
    const image = picture && (await this.toPicture(picture, body, callerOf(actor, origin.address)));
    const passwordHash = await hashPassword(body.password);
    const userId = new Types.ObjectId();

    const d_id = await inTransaction(this.connection, async (session) => {
      const code =
        body.type === 'doctor' ? await this.claimDoctorId(body, userId, byAdmin, session) : undefined;
      const file = image && (await this.storePicture(body, image, userId, session));
      const user = {
        ...accountOf(body, file),
        _id: userId,
        mobile,
        passwordHash,
        ...(code && { d_id: code }),
      };
      await this.users.create([user], { session });
      const after = { type: body.type, fullName: body.fullName, ...(code && { d_id: code }) };
      const by = actor ?? { userId: String(userId), type: body.type };
      await this.audit.record(
        { action: 'user.register', actor: by, resource: 'users', recordId: userId, after, origin },
        session,
      );
      return code;
    }).catch((error: unknown) => {
      if (isDuplicateKey(error)) throw emailTaken();
      throw error;
    });
    if (body.type === 'doctor') this.directory.drop();
    return { msg: 'success', userId: String(userId), ...(d_id && { d_id }) };
  }

  /** A picture is decoded last, and for nobody whose address is taken: it costs more than all else together. */
  private async toPicture(
    bytes: Buffer,
    { email, type }: Pick<Register, 'email' | 'type'>,
    caller: string,
  ): Promise<Buffer> {
    if (await this.users.exists({ email, type })) throw emailTaken();
    return toPersonPicture(bytes, caller);
  }

  private assertAllowed(body: Register, byAdmin: boolean): void {
    if (body.type === 'admin' && !byAdmin)
      throw new Failure('FORBIDDEN', { sentence: 'Only an administrator can add an administrator.' });
    if (body.type === 'doctor') {
      if (!body.speciality) throw fieldFailure('speciality', 'Choose a speciality from the list.');
      if (!body.d_id && !byAdmin) throw fieldFailure('d_id', 'Enter the doctor ID.');
    }
    const onlyDoctors = body.type === 'doctor' ? [] : (['speciality', 'd_id'] as const);
    const onlyByAdmin = body.type === 'doctor' && byAdmin ? [] : PRACTICE_FIELDS;
    const misplaced = [...onlyDoctors, ...onlyByAdmin].find((field) => body[field] !== undefined);
    if (misplaced) throw fieldFailure(misplaced, 'This field cannot be given here.');
  }

  /** Checks what a schema alone cannot; returns the mobile number as E.164. */
  private assertPerson(body: Register): string {
    if (body.dob >= this.clock.today()) throw fieldFailure('dob', 'The date of birth must be in the past.');
    const mobile = toE164(body.mobile);
    if (!mobile) throw fieldFailure('mobile', 'This is not a valid mobile number.');
    return mobile;
  }

  private async claimDoctorId(
    body: Register,
    userId: Types.ObjectId,
    byAdmin: boolean,
    session: ClientSession,
  ): Promise<string> {
    const code = (body.d_id ?? `HSP-${randomBytes(4).toString('hex')}`).toUpperCase();
    const use = { usedBy: userId, usedByName: body.fullName, usedAt: new Date() };
    const claimed = await this.doctorIds.updateOne({ code, usedBy: null }, { $set: use }, { session });
    if (claimed.modifiedCount === 1) return code;
    const taken = !byAdmin || (await this.doctorIds.exists({ code }).session(session));
    if (taken) throw fieldFailure('d_id', 'Invalid Doctor ID', 'DOCTOR_ID_INVALID');
    await this.doctorIds.create([{ code, ...use }], { session });
    return code;
  }

  private storePicture(
    body: Register,
    data: Buffer,
    ownerId: Types.ObjectId,
    session: ClientSession,
  ): Promise<string> {
    const kind = body.type === 'doctor' ? 'doctorPicture' : 'patientPicture';
    return this.files.store({ kind, ownerId, contentType: 'image/webp', data }, session);
  }
}

const emailTaken = () => fieldFailure('email', sentenceOf('EMAIL_TAKEN'), 'EMAIL_TAKEN');

function accountOf(body: Register, file: string | null) {
  return {
    ...nameColumns(body.fullName),
    email: body.email,
    type: body.type,
    dob: body.dob,
    gender: body.gender,
    image: file ?? (body.type === 'doctor' ? DEFAULT_DOCTOR_PICTURE : DEFAULT_PATIENT_PICTURE),
    speciality: body.speciality ?? null,
    experience: body.experience ?? null,
    qualification: body.qualification ?? null,
    feePaise: body.fee === undefined ? null : toPaise(body.fee),
    availableDays: body.availableDays ?? [],
    timeSlots: (body.timeSlots ?? []).toSorted(),
    description: body.description ?? null,
  };
}

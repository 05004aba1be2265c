import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { Actor, Caller, Origin } from '../../common/http/actor.js';
import type { Register, RegisterAnswer } from '../../../../openapi/contract/people/register.js';
import { AuditService } from '../../audit/audit.service.js';
import { assertUncommon, hashPassword } from '../../auth/passwords.js';
import { shareKeyOf } from '../../common/http/actor.js';
import { isDuplicateKey } from '../../common/errors/database-errors.js';
import { Failure, fieldFailure, sentenceOf } from '../../common/errors/errors.js';
import { HospitalClock } from '../../common/hospital-clock.js';
import { toPaise } from '../../common/money.js';
import { toE164 } from '../../common/phone.js';
import { inTransaction } from '../../common/transaction.js';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { EmailConfirmations } from '../../auth/email-confirmations/email-confirmations.service.js';
import { uploaderOf } from '../../files/file-quota.service.js';
import type { Uploader } from '../../files/file-quota.service.js';
import type { Upload } from '../../files/files.service.js';
import { FilesService } from '../../files/files.service.js';
import { toPersonPicture } from '../../files/pictures/pictures.js';
import { SettingsService } from '../../settings/settings.service.js';
import { isDemoCode, newDoctorCode } from '../doctors/doctor-code.js';
import { DoctorDirectory } from '../doctors/doctor-directory.js';
import { DoctorId } from '../doctors/doctor-id.schema.js';
import { HospitalNumbers } from '../hospital-numbers/hospital-numbers.service.js';
import { FirstLeaves } from './first-leaves.js';
import { RegistrationLimits } from './registration-limits.js';
import { RegistrationNotifications } from './registration-notifications.js';
import { DEFAULT_DOCTOR_PICTURE, DEFAULT_PATIENT_PICTURE } from '../../files/default-pictures.js';
import { User, mobileColumns, nameColumns } from '../user.schema.js';
import { tCommon } from '../../messages/common.js';
import { tFailure } from '../../messages/failures.js';
import { tRegistration } from '../../messages/people/registration.js';

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
    @Inject(ENV) private readonly env: Env,
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(DoctorId.name) private readonly doctorIds: Model<DoctorId>,
    private readonly directory: DoctorDirectory,
    private readonly files: FilesService,
    private readonly clock: HospitalClock,
    private readonly audit: AuditService,
    private readonly limits: RegistrationLimits,
    private readonly confirmations: EmailConfirmations,
    private readonly notifications: RegistrationNotifications,
    private readonly firstLeaves: FirstLeaves,
    private readonly numbers: HospitalNumbers,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Wrong codes are counted, so that codes cannot be guessed.
   * @throws Failure DOCTOR_ID_INVALID unless the code was issued and is unused; TOO_MANY_REQUESTS
   */
  async verifyDoctorId(typed: string, { address }: Origin): Promise<void> {
    const code = typed.toUpperCase();
    await this.limits.doctorId(address, async () => {
      const isKnownToAll = this.env.NODE_ENV === 'production' && isDemoCode(code);
      const unused = !isKnownToAll && (await this.doctorIds.exists({ code, usedBy: null }));
      if (!unused) throw fieldFailure('d_id', tFailure('DOCTOR_ID_INVALID'), 'DOCTOR_ID_INVALID');
    });
  }

  /** @throws Failure EMAIL_TAKEN; TOO_MANY_REQUESTS for too many from a network; of a field */
  async register(body: Register, picture: Buffer | null, by: Caller<Actor | null>): Promise<RegisterAnswer> {
    const byAdmin = by.actor?.type === 'admin';
    this.assertAllowed(body, byAdmin);
    const mobile = this.assertPerson(body);
    await assertUncommon(body.password);
    const open = (maySayTaken: boolean) => this.open({ ...body, mobile }, { picture, maySayTaken }, by);
    if (byAdmin) return open(true);
    if (body.type === 'doctor') await this.verifyDoctorId(body.d_id!, by.origin);
    try {
      return await this.limits.registration(by.origin.address, {
        open,
        // Only the hospital's own doctors have an unused code, so they always get EMAIL_TAKEN.
        ...(body.type === 'patient' && { neutral: () => this.answerNeutrally(body) }),
      });
    } catch (error) {
      if (error instanceof Failure && error.code === 'EMAIL_TAKEN') await this.notifications.tellHolder(body);
      throw error;
    }
  }

  /**
   * The answer for a new account although the email has one: a mail informs the owner, and the answer is equal.
   */
  private async answerNeutrally(body: Register): Promise<RegisterAnswer> {
    await this.notifications.tellHolder(body);
    await this.notifications.remindUnconfirmed(body);
    return { msg: 'success', userId: String(new Types.ObjectId()) };
  }

  /** Opens an account from checked fields. */
  private async open(
    body: Register,
    { picture, maySayTaken }: { picture: Buffer | null; maySayTaken: boolean },
    by: Caller<Actor | null>,
  ): Promise<RegisterAnswer> {
    const byAdmin = by.actor?.type === 'admin';
    if (picture && maySayTaken) await this.assertFree(body);
    const image = picture && (await toPersonPicture(picture, shareKeyOf(by.actor, by.origin.address)));
    const passwordHash = await hashPassword(body.password);
    const userId = new Types.ObjectId();
    const hospitalNumber = body.type === 'patient' ? await this.numbers.next() : undefined;

    const uploader = by.actor
      ? uploaderOf({ actor: by.actor, origin: by.origin })
      : { userId: String(userId), type: body.type, confirmed: false, address: by.origin.address };
    const write = async (session: ClientSession) => {
      const code =
        body.type === 'doctor' ? await this.claimDoctorId(body, userId, byAdmin, session) : undefined;
      const file = image && (await this.files.store(pictureOf(body, image, { userId, uploader }), session));
      const user = {
        ...accountOf(body, file),
        ...this.standingOf(body, byAdmin),
        _id: userId,
        passwordHash,
        ...(code && { d_id: code }),
        ...(hospitalNumber && { hospitalNumber }),
      };
      const leaves = body.type === 'doctor' ? await this.firstLeaves.take(userId, session) : [];
      await this.users.create([{ ...user, leaves }], { session });
      if (!byAdmin) await this.confirmations.ask(user, session);
      const after = { type: body.type, fullName: body.fullName, ...(code && { d_id: code }) };
      const opener = by.actor ?? { userId: String(userId), type: body.type };
      await this.audit.record(
        {
          action: 'user.register',
          actor: opener,
          resource: 'users',
          recordId: userId,
          after,
          origin: by.origin,
        },
        session,
      );
      return code;
    };
    const open = () => inTransaction(this.connection, write);
    const d_id = await (image ? this.files.counted(uploader, image, open) : open()).catch(
      (error: unknown) => {
        if (isDuplicateKey(error)) throw emailTaken();
        throw error;
      },
    );
    if (body.type === 'doctor') this.directory.drop();
    return { msg: 'success', userId: String(userId), ...(d_id && { d_id }) };
  }

  /**
   * Checked before the expensive decoding of a picture. It is skipped when the caller may not learn that the
   * email is taken, because the response time would reveal it.
   */
  private async assertFree({ email, type }: Pick<Register, 'email' | 'type'>): Promise<void> {
    if (await this.users.exists({ email, type })) throw emailTaken();
  }

  /** An administrator knows the added person; for everyone else the hospital only knows the typed data. */
  private standingOf({ type }: Register, byAdmin: boolean) {
    const waits = type === 'doctor' && !byAdmin && this.settings.policy().doctorApproval;
    return {
      emailConfirmedAt: byAdmin ? new Date() : null,
      ...(type === 'doctor' && { approval: waits ? ('waiting' as const) : ('approved' as const) }),
      ...(waits && { published: false }),
    };
  }

  private assertAllowed(body: Register, byAdmin: boolean): void {
    if (body.type === 'admin' && !byAdmin)
      throw new Failure('FORBIDDEN', { sentence: tRegistration('adminByAdminOnly') });
    if (body.type === 'doctor') {
      if (!body.speciality) throw fieldFailure('speciality', tRegistration('specialityRequired'));
      if (!body.d_id && !byAdmin) throw fieldFailure('d_id', tRegistration('doctorIdRequired'));
    }
    const onlyDoctors = body.type === 'doctor' ? [] : (['speciality', 'd_id', 'languages'] as const);
    const onlyByAdmin = body.type === 'doctor' && byAdmin ? [] : PRACTICE_FIELDS;
    const misplaced = [...onlyDoctors, ...onlyByAdmin].find((field) => body[field] !== undefined);
    if (misplaced) throw fieldFailure(misplaced, tRegistration('fieldNotAllowed'));
  }

  /** Checks what a schema cannot; returns the mobile number as E.164. */
  private assertPerson(body: Register): string {
    if (body.dob >= this.clock.today()) throw fieldFailure('dob', tCommon('birthDateNotPast'));
    const mobile = toE164(body.mobile);
    if (!mobile) throw fieldFailure('mobile', tCommon('phoneInvalid'));
    return mobile;
  }

  private async claimDoctorId(
    body: Register,
    userId: Types.ObjectId,
    byAdmin: boolean,
    session: ClientSession,
  ): Promise<string> {
    const code = (body.d_id ?? newDoctorCode()).toUpperCase();
    const use = { usedBy: userId, usedByName: body.fullName, usedAt: new Date() };
    const claimed = await this.doctorIds.updateOne({ code, usedBy: null }, { $set: use }, { session });
    if (claimed.modifiedCount === 1) return code;
    const taken = !byAdmin || (await this.doctorIds.exists({ code }).session(session));
    if (taken) throw fieldFailure('d_id', tFailure('DOCTOR_ID_INVALID'), 'DOCTOR_ID_INVALID');
    await this.doctorIds.create([{ code, ...use }], { session });
    return code;
  }
}

const pictureOf = (
  { type }: Register,
  data: Buffer,
  { userId, uploader }: { userId: Types.ObjectId; uploader: Uploader },
): Upload => ({
  kind: type === 'doctor' ? 'doctorPicture' : 'patientPicture',
  ownerId: userId,
  contentType: 'image/webp',
  data,
  by: uploader,
});

const emailTaken = () => fieldFailure('email', sentenceOf('EMAIL_TAKEN'), 'EMAIL_TAKEN');

function accountOf(body: Register, file: string | null) {
  return {
    ...nameColumns(body.fullName),
    email: body.email,
    type: body.type,
    ...mobileColumns(body.mobile),
    dob: body.dob,
    gender: body.gender,
    image: file ?? (body.type === 'doctor' ? DEFAULT_DOCTOR_PICTURE : DEFAULT_PATIENT_PICTURE),
    speciality: body.speciality ?? null,
    experience: body.experience ?? null,
    qualification: body.qualification ?? null,
    feePaise: body.fee === undefined ? null : toPaise(body.fee),
    availableDays: body.availableDays ?? [],
    timeSlots: (body.timeSlots ?? []).toSorted(),
    ...(body.languages && { languages: body.languages }),
    description: body.description ?? null,
  };
}

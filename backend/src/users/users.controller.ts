import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Req,
  Res,
  UploadedFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ResponseCache } from '../common/caching/response-cache.js';
import { CurrentCaller, OptionalCaller, RequestOrigin, SameForAll } from '../common/http/actor.js';
import type { Actor, Caller, Origin } from '../common/http/actor.js';
import { Done } from '../../../openapi/contract/common.js';
import { DoctorsAnswer, DoctorsQuery } from '../../../openapi/contract/people/doctors.js';
import { Login, LoginAnswer } from '../../../openapi/contract/people/login.js';
import { PICTURE_MAX_BYTES, UserAnswer } from '../../../openapi/contract/people/accounts.js';
import { Register, RegisterAnswer, VerifyDoctorId } from '../../../openapi/contract/people/register.js';
import { USER_TYPES } from '../../../openapi/contract/people/fields.js';
import { AuthService } from '../auth/auth.service.js';
import { DeviceTokens, deviceCookie } from '../auth/devices/device-cookie.js';
import { Idempotent, Route } from '../common/http/documentation.js';
import { SkipAnswerStorage } from '../common/http/idempotency/idempotency.interceptor.js';
import { ObjectIdPipe } from '../common/http/object-id.pipe.js';
import { FormWithFile, bytesOf } from '../common/http/upload.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { DoctorDirectory } from './doctors/doctor-directory.js';
import { RegistrationService } from './registration/registration.service.js';
import { UsersService } from './users.service.js';

@ApiTags('Users')
@Controller('api/users')
export class UsersController {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly auth: AuthService,
    private readonly registration: RegistrationService,
    private readonly users: UsersService,
    private readonly directory: DoctorDirectory,
    private readonly ready: ResponseCache,
  ) {}

  @Post('login')
  @HttpCode(200)
  @SkipAnswerStorage()
  @Route({
    id: 'login',
    summary: 'Log in',
    description:
      'Starts a session and returns its bearer token. An unknown email, a wrong password and a wrong role return the same response. Exception: a correct password for an account of another role fails with WRONG_ROLE, which names the role. All accounts of one email share the attempt limit. After ten wrong passwords in ten minutes, the account must wait at this network address. Browsers in which its owner has logged in before are exempt; a cookie that this call sets identifies them.',
    access: 'public',
    whose: 'login',
    answer: LoginAnswer,
    errors: [400, 401],
  })
  async login(
    @Body({ schema: Login }) body: Login,
    @DeviceTokens() tokens: string[],
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const opened = await this.auth.login(body, tokens, origin);
    void reply.header('Set-Cookie', deviceCookie(opened.tokens, this.env));
    return opened.answer;
  }

  @Post('logout')
  @HttpCode(200)
  @Route({
    id: 'logout',
    summary: 'Log out',
    description: 'Ends the session of the token. The token is invalid from then on.',
    access: USER_TYPES,
    whose: 'login',
    answer: Done,
  })
  async logout(@CurrentCaller() by: Caller): Promise<Done> {
    await this.auth.logout(by);
    return { msg: 'success' };
  }

  @Post('register')
  @Idempotent()
  @FormWithFile('image', PICTURE_MAX_BYTES)
  @Route({
    id: 'register',
    summary: 'Register an account',
    description:
      'Visitors can register as a patient, or as a doctor with an unused DoctorId. Administrators can register any type of account and set what a doctor offers. The picture is a png, jpeg or webp file. A confirmation link is mailed; the account works at once. Registrations are limited per network and fail with 429 beyond that. After many responses that an email is taken, a taken email returns the same response as a new account, and its owner gets a mail.',
    access: 'public',
    whose: 'login',
    answer: RegisterAnswer,
    status: 201,
    errors: [400, 403, 409, 413, 415, 422],
  })
  register(
    @Body({ schema: Register }) body: Register,
    @UploadedFile() image: UploadedMultipartFile | undefined,
    @OptionalCaller() by: Caller<Actor | null>,
  ): Promise<RegisterAnswer> {
    return this.registration.register(body, bytesOf(image), by);
  }

  @Post('doctor-ids/verify')
  @HttpCode(200)
  @Idempotent()
  @Route({
    id: 'verifyDoctorId',
    summary: 'Check a DoctorId',
    description:
      'Returns whether a DoctorId was issued and is unused. Registration checks it again. Limited to ten wrong codes per hour from one address.',
    access: 'public',
    whose: 'login',
    answer: Done,
    errors: [400, 422],
  })
  async verifyDoctorId(
    @Body({ schema: VerifyDoctorId }) body: VerifyDoctorId,
    @RequestOrigin() origin: Origin,
  ): Promise<Done> {
    await this.registration.verifyDoctorId(body.d_id, origin);
    return { msg: 'success' };
  }

  @SameForAll()
  @Get('doctors')
  @Route({
    id: 'listDoctors',
    summary: 'Search doctors',
    description:
      'Without parameters, returns the full public list. With any parameter, returns one page of cards and the total. A search matches parts of names and specialities; if nothing matches, it allows one typing error. The response has an ETag.',
    access: 'public',
    cached: true,
    answer: DoctorsAnswer,
    errors: [400],
  })
  async listDoctors(
    @Query({ schema: DoctorsQuery }) query: DoctorsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.ready.send(request, reply, await this.directory.answer(query));
  }

  @Get(':userId')
  @Route({
    id: 'getUser',
    summary: 'Get an account',
    description:
      "Returns the caller's own account, or any for an administrator. A doctor can also read a patient's account from an accepted visit until `recordOpenMonths` (settings) after it.",
    access: USER_TYPES,
    answer: UserAnswer,
    errors: [404],
  })
  async getUser(@Param('userId', ObjectIdPipe) id: string, @CurrentCaller() by: Caller) {
    return { msg: 'success' as const, value: await this.users.get(id, by) };
  }
}

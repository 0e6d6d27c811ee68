"""Settings from file, environment and options; every mistake told in one line that says where it stands."""

from __future__ import annotations

import pickle
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
import pytest
from rich.console import Console

from meridian.core.errors import BadInput
from meridian.server.accounts.server_key import ServerKey, server_key
from meridian.server.configuration import LEAVES, VARIABLES, default_data_folder, read_settings
from meridian.server.service_variables import service_variables
from meridian.server.settings import Limits, Mail, Rate, Secret, Settings
from meridian.server.urls import shown

FILE = """
port = 9000
public_url = "https://games.example.org/"
trusted_proxies = ["10.0.0.0/8"]
allow_private_webhooks = true

[mail]
host = "mail.example.org"
sender = "table@example.org"
user = "table"
password = "geheim"

[limits]
message_bytes = 1000
[limits.answers]
burst = 7
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "meridian.toml"
    path.write_text(FILE, encoding="utf-8")
    return path


def complaint(file: Path | None = None, environ: dict[str, str] | None = None, **options: Any) -> str:
    """The one line."""
    with pytest.raises(BadInput) as refused:
        read_settings(file, environ or {}, {name.replace("__", "."): value for name, value in options.items()})
    assert "\n" not in str(refused.value)
    assert "geheim" not in str(refused.value)
    return str(refused.value)


# Where they come from


def test_without_any_the_server_is_for_this_machine_alone(tmp_path: Path) -> None:
    settings = read_settings(environ={"HOME": str(tmp_path)})
    assert settings.host == "127.0.0.1"
    assert settings.bus == "memory://"
    assert settings.data == str(tmp_path / ".local/share/meridian")
    assert settings.database == f"sqlite:///{tmp_path}/.local/share/meridian/meridian.db"
    assert settings.node.endswith(f"-{settings.port}")
    assert not settings.secure
    assert settings.bot_processes >= 1
    assert not (tmp_path / ".local").exists(), "reading settings writes nothing"


def test_a_dead_node_is_missed_within_seconds() -> None:
    settings = Settings()
    assert (settings.lease_seconds, settings.renew_seconds, settings.owner_reply_seconds) == (8.0, 2.0, 5.0)


def test_the_file_says(file: Path) -> None:
    settings = read_settings(file, {})
    assert settings.port == 9000
    assert settings.public_url == "https://games.example.org"
    assert settings.secure
    assert settings.mail == Mail(
        host="mail.example.org", sender="table@example.org", user="table", password=Secret("geheim")
    )
    assert settings.limits == Limits(message_bytes=1000, answers=Rate(per_second=Limits().answers.per_second, burst=7))


def test_the_environment_overrules_the_file_and_options_overrule_both(file: Path) -> None:
    environ = {"MERIDIAN_PORT": "9001", "MERIDIAN_MAIL_PORT": "26", "MERIDIAN_LIMITS_ANSWERS_BURST": "8"}
    settings = read_settings(file, environ, {"port": 9002, "mail.tls": "none", "host": None})
    assert (settings.port, settings.host) == (9002, "127.0.0.1")
    assert (settings.mail.port, settings.mail.tls, settings.mail.host) == (26, "none", "mail.example.org")
    assert settings.limits.answers.burst == 8


def test_the_environment_may_name_the_file(file: Path) -> None:
    assert read_settings(environ={"MERIDIAN_CONFIG": str(file)}).port == 9000


def test_words_of_the_environment_become_what_is_due() -> None:
    settings = read_settings(
        environ={
            "MERIDIAN_TRUSTED_PROXIES": "10.0.0.0/8, ::1,unix,",
            "MERIDIAN_ALLOW_PRIVATE_WEBHOOKS": "true",
            "MERIDIAN_LIMITS_CHAT_PER_SECOND": "0.25",
            "MERIDIAN_ORIGINS": "",
            "MERIDIAN_FAST_PATH": "false",
            "MERIDIAN_NODE": "7",
            "MERIDIAN_PURE": "1",
            "PATH": "/bin",
        }
    )
    assert settings.trusted_proxies == ("10.0.0.0/8", "::1", "unix")
    assert settings.allow_private_webhooks is True
    assert settings.limits.chat.per_second == 0.25
    assert settings.origins == ()
    assert settings.fast_path is False
    assert settings.node == "7"


def test_variables_of_a_container_platform_are_no_settings() -> None:
    injected = {
        "MERIDIAN_SERVICE_HOST": "10.0.0.7",
        "MERIDIAN_SERVICE_PORT": "80",
        "MERIDIAN_SERVICE_PORT_HTTP": "80",
        "MERIDIAN_PORT": "tcp://10.0.0.7:80",
        "MERIDIAN_PORT_80_TCP": "tcp://10.0.0.7:80",
        "MERIDIAN_PORT_80_TCP_PROTO": "tcp",
        "MERIDIAN_PORT_80_TCP_PORT": "80",
        "MERIDIAN_PORT_80_TCP_ADDR": "10.0.0.7",
        "MERIDIAN_DB_PORT": "udp://10.0.0.8:53",
        "MERIDIAN_DB_SERVICE_HOST": "10.0.0.8",
    }
    assert service_variables({**injected, "MERIDIAN_HOST": "::1"}) == sorted(injected)
    assert read_settings(environ=injected).port == Settings().port
    for wrong in ({"MERIDIAN_DB_PORT": "53"}, {"MERIDIAN_SERVICE": "x"}, {"MERIDIAN_PORT_80_TCP_HOST": "x"}):
        assert complaint(environ=wrong).startswith("environment: there is no setting MERIDIAN_")


def test_every_setting_has_a_variable_of_its_own() -> None:
    assert len(VARIABLES) == len(LEAVES)
    assert VARIABLES["MERIDIAN_MAIL_PASSWORD"] == "mail.password"


def test_the_real_environment_is_read_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MERIDIAN_PORT", "9003")
    assert read_settings().port == 9003
    assert read_settings(options={"port": 9004}).port == 9004


# Mistakes


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 1", "there is no setting 'prot'; did you mean port?"),
        ("[mail]\nhots = 'x'", "there is no setting 'mail.hots'; did you mean mail.host?"),
        ("[mial]\nhost = 'x'", "there is no setting 'mial'"),
        ("port = '9000'", "port: expected int, got str"),
        ("port = true", "port: expected int, got bool"),
        ("port = 70000", "port: expected int <= 65535"),
        ("mail = 'x'", "mail: expected a table with host, port, tls, user, password, sender"),
        ("limits = 1", "limits: expected a table with requests, tables,"),
        ("[mail]\npassword = 5", "mail.password: expected str, got int"),
        ("[mail]\npassword = ['geheim']", "mail.password: expected str, got list"),
        ("[mail]\ntls = 'geheim'", "mail.tls: expected one of none, starttls, tls"),
        ("[mail]\ntls = 1", "mail.tls: expected one of none, starttls, tls"),
        ("log_format = []", "log_format: expected one of human, json"),
        ("trusted_proxies = [1]", "trusted_proxies: expected str, got int"),
        ("trusted_proxies = ['10.0.0.1/8']", "trusted_proxies: not an address, a network or 'unix'"),
        ("port = ", "not TOML: Invalid value (at end of document)"),
        ("public_url = 'games.example.org'", "public_url: public URL '***' must begin with http:// or https://"),
        ("public_url = 'https://me:geheim@example.org'", "public_url: 'https://me:***@example.org' must be like"),
        ("public_url = 'https://example.org/?token=geheim'", "must be like https://games.example.org"),
        ("database = 'mysql://me:geheim@host/x'", "database: database 'mysql://me:***@host/x' must begin with"),
        ("bus = 'redis'", "bus: bus 'redis' must begin with memory:// or redis://"),
        ("bus = 'me:geheim@host'", "bus: bus '***' must begin with"),
        ("origins = ['https://example.org/path']", "origins: 'https://example.org/path' is not an origin"),
        ("node = 'my node'", "node: the name of a node has"),
        ("renew_seconds = 5.0", "renew_seconds: a node renews its leases at least twice in lease_seconds"),
        ("[mail]\nhost = 'x'", "mail.host: mail is sent only with a mail.sender"),
        ("[mail]\nuser = 'x'", "mail.user: given without mail.password"),
        ("[limits]\nanswers = {burst = 0}", "limits.answers.burst: expected int >= 1"),
        ("[limits.chat]\nper_second = 0", "limits.chat.per_second: expected float > 0"),
    ],
)
def test_a_mistake_in_the_file_is_told_with_file_and_key(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "meridian.toml"
    file.write_text(text, encoding="utf-8")
    said = complaint(file)
    assert said.startswith(f"{file}: ")
    assert told in said


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    assert complaint(tmp_path / "nowhere.toml").endswith("nowhere.toml: No such file or directory")
    assert complaint(tmp_path).endswith("Is a directory")
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b"node = '\xfc'")
    assert "latin.toml: not TOML: " in complaint(latin)


def test_a_mistake_in_the_environment_is_told_with_its_variable() -> None:
    assert complaint(environ={"MERIDIAN_PORT": "x"}) == "environment: MERIDIAN_PORT: expected int, got str"
    assert complaint(environ={"MERIDIAN_PROT": "1"}) == (
        "environment: there is no setting MERIDIAN_PROT; did you mean MERIDIAN_PORT?"
    )
    assert complaint(environ={"MERIDIAN_ALLOW_PRIVATE_WEBHOOKS": "perhaps"}).endswith("expected bool, got str")
    assert complaint(environ={"MERIDIAN_BUS": "x://:geheim@h"}).startswith(
        "environment: MERIDIAN_BUS: bus 'x://:***@h'"
    )


def test_a_mistake_in_an_option_is_told_with_the_option(file: Path) -> None:
    assert complaint(file, port="x") == "--port: expected int, got str"
    assert complaint(file, mail__port=-1) == "--mail-port: expected int >= 0"
    assert complaint(file, prot=1) == "there is no option --prot"
    assert complaint(file, public_url="ftp://x").startswith("--public-url: ")


# Secrets


def test_no_way_of_printing_tells_a_secret(file: Path) -> None:
    settings = read_settings(
        file, {"MERIDIAN_BUS": "redis://:geheim@h/0", "MERIDIAN_DATABASE": "postgresql://m:geheim@h/d"}
    )
    assert settings.mail.password.reveal() == "geheim"
    console = Console(record=True, width=300)
    with console.capture():
        console.print(settings, settings.mail)
    told = [repr(settings), str(settings), f"{settings}", repr(settings.mail), str(settings.mail.password)]
    told += [console.export_text(), repr(msgspec.structs.asdict(settings.mail))]
    assert [text for text in told if "geheim" in text] == []
    assert "redis://:***@h/0" in repr(settings)
    with pytest.raises(TypeError):
        msgspec.json.encode(settings)
    with pytest.raises(TypeError):
        pickle.dumps(settings)


def test_settings_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Settings().port = 1  # type: ignore[misc]


@pytest.mark.parametrize(
    ("url", "safe"),
    [
        ("redis://127.0.0.1:6379/0", "redis://127.0.0.1:6379/0"),
        ("redis://:geheim@127.0.0.1:6379/0", "redis://:***@127.0.0.1:6379/0"),
        ("postgresql://me:ge@he:im/x?y@h/d", "postgresql://me:***@h/d"),
        ("postgresql://me@h/d?password=geheim", "postgresql://me@h/d?***"),
        ("sqlite:///data/meridian.db", "sqlite:///data/meridian.db"),
        ("geheim@host", "***"),
        ("memory://", "memory://"),
    ],
)
def test_addresses_are_shown_without_their_passwords(url: str, safe: str) -> None:
    assert shown(url) == safe


# The server key


def key_settings(tmp_path: Path, **given: str) -> Settings:
    return read_settings(environ={}, options={"data": str(tmp_path / "data"), **given})


def test_a_server_makes_its_key_once_for_its_owner_only(tmp_path: Path) -> None:
    settings = key_settings(tmp_path)
    first, again = server_key(settings), server_key(settings)
    path = tmp_path / "data" / "server.key"
    assert settings.key_file == path
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert len(bytes.fromhex(path.read_text())) == 32
    assert first.derive("tokens") == again.derive("tokens") != first.derive("webhooks")
    assert [p.name for p in path.parent.iterdir()] == ["server.key"]
    assert server_key(key_settings(tmp_path / "other")).derive("tokens") != first.derive("tokens")


def test_several_processes_starting_at_once_agree_on_one_key(tmp_path: Path) -> None:
    program = (
        "import sys; from meridian.server.configuration import read_settings;"
        "from meridian.server.accounts.server_key import server_key;"
        "print(server_key(read_settings(environ={}, options={'data': sys.argv[1]})).derive('x').hex())"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "data")]
    started = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    said = [process.communicate()[0] for process in started]
    assert [process.returncode for process in started] == [0] * 4
    assert len(set(said)) == 1
    assert len(said[0]) == 65


def test_a_named_key_must_be_there(tmp_path: Path) -> None:
    settings = key_settings(tmp_path, secret_file=str(tmp_path / "shared.key"))
    with pytest.raises(
        BadInput, match=r"secret_file .*shared\.key is not there; a key is 64 random hexadecimal digits"
    ):
        server_key(settings)
    (tmp_path / "shared.key").write_text("ab" * 32, encoding="ascii")
    (tmp_path / "shared.key").chmod(0o600)
    assert server_key(settings).derive("x") == ServerKey(b"\xab" * 32).derive("x")


@pytest.mark.parametrize("text", ["", "geheim", "ab" * 31, "ab" * 33, "zz" * 32, "AB" * 32])
def test_what_is_no_key_is_told_but_not_shown(tmp_path: Path, text: str) -> None:
    path = tmp_path / "shared.key"
    path.write_text(text, encoding="ascii")
    path.chmod(0o600)
    with pytest.raises(BadInput) as refused:
        server_key(key_settings(tmp_path, secret_file=str(path)))
    assert str(refused.value) == f"{path} is not a server key: 64 hexadecimal digits"


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o666])
def test_a_key_others_may_read_is_refused(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "shared.key"
    path.write_text("ab" * 32, encoding="ascii")
    path.chmod(mode)
    with pytest.raises(BadInput, match=f"open to others \\(mode 0{mode:o}\\); chmod 600"):
        server_key(key_settings(tmp_path, secret_file=str(path)))


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(BadInput, match=r"the server key .* cannot be written: "):
        server_key(key_settings(tmp_path))


def test_a_key_is_not_printed_and_goes_nowhere() -> None:
    key = ServerKey(bytes(range(32)))
    assert repr(key) == str(key) == "ServerKey(***)"
    with pytest.raises(TypeError):
        pickle.dumps(key)


def test_data_are_kept_where_the_system_wants_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = {"HOME": str(tmp_path)}
    earlier = tmp_path / ".local" / "share" / "meridian"
    monkeypatch.setattr(sys, "platform", "linux")
    assert default_data_folder(home) == earlier
    assert default_data_folder({**home, "XDG_DATA_HOME": "/data"}) == Path("/data/meridian")
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name, appauthor: tmp_path / "Library" / name)
    assert default_data_folder(home) == tmp_path / "Library" / "meridian"
    earlier.mkdir(parents=True)
    assert default_data_folder(home) == earlier
